import { h, icon } from './element.ts';

const SHOWN_MS = 3_500;

/** Says for a moment what happened; screen readers read it. */
export function showToast(text: string, kind: 'done' | 'failed' = 'done'): void {
  const toast = h('div', { class: `toast toast--${kind}` }, icon(kind === 'done' ? 'check' : 'alert'), h('span', {}, text));
  document.querySelector('#toasts')?.append(toast);
  setTimeout(() => toast.remove(), kind === 'done' ? SHOWN_MS : 2 * SHOWN_MS);
}
