import { atom } from 'nanostores';

/** Icons of what is said for a moment, and how long it stays. */
const KINDS = {
  done: { icon: 'check', shownMs: 3_500 },
  failed: { icon: 'alert', shownMs: 7_000 },
  message: { icon: 'messages', shownMs: 7_000 },
};

export interface Toast {
  id: number;
  text: string;
  kind: keyof typeof KINDS;
  icon: string;
}

export const $toasts = atom<readonly Toast[]>([]);
let lastId = 0;

/** Says for a moment what happened; screen readers read it. */
export function showToast(text: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1;
  const toast = { id: lastId, text, kind, icon: KINDS[kind].icon };
  $toasts.set([...$toasts.get(), toast]);
  setTimeout(() => $toasts.set($toasts.get().filter((one) => one !== toast)), KINDS[kind].shownMs);
}
