import { notify } from '#storefront/page/notice.ts';
import { CallError } from './call-error.ts';

/** Says in a toast that a change did not work, in the platform's words where it gave some. */
export function sayRefused(error: unknown): void {
  const words = error instanceof CallError ? error.failure?.message : undefined;
  notify(words ? { key: 'notice.refused', params: { words } } : { key: 'notice.not-loaded' });
}
