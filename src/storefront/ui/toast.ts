import type { Translate } from '#storefront/i18n/message-key.ts';
import { NOTICE_EVENT, type Notice } from '#storefront/page/notice.ts';
import { createIcon } from './icon/create-icon.ts';

/** A toast closes after this many milliseconds. */
export const TOAST_TIME = 3000;

/** A popup, and a toast with a link, stay longer: the shopper has something to press. */
export const POPUP_TIME = 4000;

/** One that can take something back stays longest. */
export const UNDO_TIME = 8000;

/** Longest delay that a browser's timer can hold: 24.8 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Toasts about stock stand away from the offer, which is on the right. */
const SIDES: Readonly<Record<string, string>> = {
  'notice.amount-balance': 'toasts--start',
  'notice.amount-order': 'toasts--start',
  'notice.not-enough': 'toasts--start toasts--top',
};

/** Older toasts make room for the newest. */
export const MAX_TOASTS = 3;

/** Shows notices. Pointer or focus on a toast stops its clock; leaving starts it anew. */
export function startToasts(t: Translate): void {
  const end = document.getElementById('toasts');
  if (!end) return;
  // There before its first words, so that they are announced.
  const start = end.cloneNode() as HTMLElement;
  start.id = 'toasts-start';
  end.after(start);
  document.addEventListener(NOTICE_EVENT, (event) => {
    const { detail } = event as CustomEvent<Notice>;
    const toast = createToast(detail, t);
    const side = SIDES[detail.key ?? ''];
    const region = side ? start : end;
    if (side) start.className = `toasts ${side}`;
    // Said again, a text takes the place of itself; a popup that of the one before.
    [...region.children].find((old) => sameOf(old) === sameOf(toast))?.remove();
    while (region.childElementCount >= MAX_TOASTS) region.firstElementChild?.remove();
    // Nothing beside an open dialog can be seen or pressed; a popup announces the event that ended it.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const place = (!detail.title && dialog) || document.body;
    if (region.parentElement !== place) place.append(region);
    region.append(toast);
  });
}

function createToast(notice: Notice, t: Translate): HTMLElement {
  const toast = create('div', notice.title ? 'toast toast--popup' : 'toast');
  if (notice.image)
    toast.append(
      Object.assign(create('img', 'toast__image'), { src: notice.image, alt: '', width: 48, height: 48 }),
    );
  if (notice.title) toast.append(Object.assign(create('b', 'toast__title'), { textContent: notice.title }));
  toast.append(
    Object.assign(create('p', 'toast__text'), {
      textContent: notice.text ?? t(notice.key, notice.params),
    }),
  );
  if (notice.link)
    toast.append(
      Object.assign(create('a', notice.title ? 'toast__pay button button--primary' : 'toast__action'), {
        href: notice.link.href,
        textContent: t(notice.link.key),
      }),
    );

  if (notice.undo) {
    const undo = Object.assign(create('button', 'toast__action'), {
      type: 'button',
      textContent: t('notice.undo'),
    });
    undo.addEventListener('click', () => {
      toast.remove();
      notice.undo?.();
    });
    toast.append(undo);
  }

  const close = Object.assign(create('button', 'toast__close icon-button'), { type: 'button' });
  close.append(createIcon('close'));
  close.setAttribute('aria-label', t('notice.close'));
  close.addEventListener('click', () => toast.remove());
  toast.append(close);

  let timer = 0;
  const stop = () => clearTimeout(timer);
  const run = () => {
    stop();
    timer = window.setTimeout(() => toast.remove(), timeOf(notice));
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, run);
  run();
  return toast;
}

/** Milliseconds that a toast stays. */
function timeOf({ link, title, undo, stays }: Notice): number {
  if (stays) return LONGEST_TIMER;
  return undo ? UNDO_TIME : link || title ? POPUP_TIME : TOAST_TIME;
}

/** Toasts that are the same in this take each other's place. */
const sameOf = (toast: Element) =>
  toast.matches('.toast--popup') || toast.querySelector('.toast__text')?.textContent;

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className });
}
