import { closeModal, showModal } from '#domain/page/modal.ts';
import { $modals } from './modal.store.ts';
import type { OverlayAnswer, OverlayData, OverlayName } from './overlay.ts';

const waiting = new Map<number, (answer: unknown) => void>();

/**
 * Opens a dialog over the page. Resolves with the shopper's decision, or undefined if they closed it or it
 * could not be loaded. Any code may call it: dialog and React are loaded on first use.
 */
export function openOverlay<Name extends OverlayName>(
  name: Name,
  data: OverlayData<Name>,
): Promise<OverlayAnswer<Name> | undefined> {
  return new Promise((resolve) => {
    const open = showModal($modals.get(), data, name);
    const top = open.at(-1);
    if (top) waiting.set(top.id, resolve as (answer: unknown) => void);
    $modals.set(open);
  });
}

/** Milliseconds that the browser may take to leave a dialog's entry in its history. */
const HISTORY_WAIT = 200;

/**
 * Closes a dialog, and returns its answer once the dialog's entry has left the history: a page that is opened
 * then is not lost to the way back.
 */
export async function closeOverlay(id: number, answer?: unknown): Promise<void> {
  const resolve = waiting.get(id);
  waiting.delete(id);
  const leaves = new Promise((done) => {
    if (history.state?.dialog === undefined) return done(undefined);
    addEventListener('popstate', done, { once: true });
    setTimeout(done, HISTORY_WAIT);
  });
  $modals.set(closeModal($modals.get(), id));
  await leaves;
  resolve?.(answer);
}

/** Ids of dialogs that the history has an entry for. */
let opened = 0;

/**
 * Puts an entry for a dialog into the history, so that the browser's way back calls `onBack`; of several
 * dialogs, that of the top one. The returned function takes the entry out again.
 */
export function leaveByHistory(onBack: () => void): () => void {
  opened += 1;
  const id = opened;
  history.pushState({ dialog: id }, '');
  const isOurs = () => history.state?.dialog === id;
  const listen = () => {
    if (!(history.state?.dialog >= id)) onBack();
  };
  addEventListener('popstate', listen);
  return () => {
    removeEventListener('popstate', listen);
    if (isOurs()) history.back();
  };
}
