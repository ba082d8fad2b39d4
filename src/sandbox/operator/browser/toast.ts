import { atom } from 'nanostores';

const ICONS = { done: 'check', failed: 'alert', message: 'messages' };
const SHOWN_MS = 6_000;

export interface Toast {
  id: number;
  text: string;
  kind: keyof typeof ICONS;
  icon: string;
}

export const $toasts = atom<readonly Toast[]>([]);
let lastId = 0;

/** Says for a moment what happened; screen readers read it. */
export function showToast(text: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1;
  const toast = { id: lastId, text, kind, icon: ICONS[kind] };
  $toasts.set([...$toasts.get(), toast]);
  setTimeout(() => $toasts.set($toasts.get().filter((one) => one !== toast)), SHOWN_MS);
}
