import { h, icon } from './element.ts';

const KINDS = {
  done: { icon: 'check', shownMs: 3_500 },
  failed: { icon: 'alert', shownMs: 7_000 },
  message: { icon: 'messages', shownMs: 7_000 },
};

/** Says for a moment what happened; screen readers read it. */
export function showToast(text: string, kind: keyof typeof KINDS = 'done'): void {
  const toast = h('div', { class: `toast toast--${kind}` }, icon(KINDS[kind].icon), h('span', {}, text));
  document.querySelector('#toasts')?.append(toast);
  setTimeout(() => toast.remove(), KINDS[kind].shownMs);
}
