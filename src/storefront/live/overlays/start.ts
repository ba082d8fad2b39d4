import { deliveryPlace } from '#domain/account/session.ts';
import { $modals, $nearOverlay } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import type { OverlayName } from '#storefront/overlay/overlay.ts';
import { notify } from '#storefront/page/notice.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Stands on the body while a dialog is on its way; the style sheets draw a bar then. */
const LOADING = 'data-overlay-loading';

/** Dialog that a press opens, by the action, place or `data-opens` of what is pressed. */
const OPENERS: Readonly<Record<string, OverlayName>> = {
  choose: 'variation',
  profile: 'login',
  'installment-terms': 'installment',
};
const NAMED = /^(?:quick-view|locations|address|size-table|characteristics|one-click|cashback|review)$/;
/** Guests are led to sign in first. */
const FOR_MEMBERS = /^(?:cashback|review)$/;

let drawing: Promise<void> | undefined;
let isDrawn = false;

/** Loads the code that draws dialogs, with the parts of one of them beside it, and starts to draw. */
function draw(name: string): Promise<void> {
  // The module that draws the dialog asks again for what does not come.
  void import('./load-overlay.ts').then(({ loadOverlay }) => loadOverlay(name)).catch(() => {});
  drawing ??= import('./draw-overlays.tsx').then(({ drawOverlays }) => drawOverlays(LOADING));
  drawing.catch(() => {
    drawing = undefined;
  });
  return drawing;
}

// Until a press is over, a tenth of a second passes in which the dialog is on its way.
document.addEventListener('pointerdown', ({ target }) => {
  const opener =
    target instanceof Element && target.closest<HTMLElement>('[data-action], [data-place], [data-opens]');
  const { action, place, opens } = opener ? opener.dataset : {};
  const called = action ?? place ?? opens ?? '';
  const session = $session.get();
  let name: string | undefined = OPENERS[called] ?? NAMED.exec(called)?.[0];
  if (name === 'one-click' && !deliveryPlace(session)) name = 'address';
  const isGuest = session.token === null;
  if (!name || (name === 'login' && !isGuest) || (FOR_MEMBERS.test(name) && isGuest)) return;
  draw(name).catch(() => {});
});
$nearOverlay.listen((name) => void draw(name).catch(() => {}));

// The code that draws dialogs is loaded with the first one, and follows the store from then on.
$modals.listen(async (open) => {
  const top = open.at(-1);
  if (!top || isDrawn) return;
  document.body.setAttribute(LOADING, '');
  try {
    await draw(top.name);
    isDrawn = true;
  } catch {
    document.body.removeAttribute(LOADING);
    for (const { id } of $modals.get()) void closeOverlay(id);
    notify({ key: 'notice.not-loaded' });
  }
});

const wall = document.querySelector('[data-wall-form]');
if (wall) void import('./keep-wall.ts').then(({ keepWall }) => keepWall(wall));

if (document.querySelector('[data-list]')) void import('./start-list.ts');
