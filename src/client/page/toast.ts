import { createIcon } from '#client/icon/create-icon.ts';
import { NOTICE_EVENT, type Notice } from '#client/text/notice.ts';
import type { Translate } from '#i18n/message-key.ts';

/** A toast closes after this many milliseconds. */
export const TOAST_TIME = 3000;

/** One with a link stays longer: the shopper has something to press. */
export const POPUP_TIME = 4000;

/** Older toasts make room for the newest. */
export const MAX_TOASTS = 3;

/** Shows notices. Pointer or focus on a toast stops its clock; leaving starts it anew. */
export function startToasts(t: Translate): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  document.addEventListener(NOTICE_EVENT, (event) => {
    const { detail } = event as CustomEvent<Notice>;
    while (region.childElementCount >= MAX_TOASTS) region.firstElementChild?.remove();
    region.append(createToast(detail, t));
  });
}

function createToast(notice: Notice, t: Translate): HTMLElement {
  const toast = create('div', 'toast');
  if (notice.image)
    toast.append(
      Object.assign(create('img', 'toast__image'), { src: notice.image, alt: '', width: 48, height: 48 }),
    );
  toast.append(Object.assign(create('p', 'toast__text'), { textContent: t(notice.key, notice.params) }));
  if (notice.link)
    toast.append(
      Object.assign(create('a', 'toast__link'), { href: notice.link.href, textContent: t(notice.link.key) }),
    );

  const close = Object.assign(create('button', 'toast__close icon-button'), { type: 'button' });
  close.append(createIcon('close'));
  close.setAttribute('aria-label', t('notice.close'));
  close.addEventListener('click', () => toast.remove());
  toast.append(close);

  let timer = 0;
  const stop = () => clearTimeout(timer);
  const run = () => {
    stop();
    timer = window.setTimeout(() => toast.remove(), notice.link ? POPUP_TIME : TOAST_TIME);
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, run);
  run();
  return toast;
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className });
}
