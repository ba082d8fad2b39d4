import { CallError } from './call-error.ts';

/**
 * Waits so many milliseconds; a connection that is back ends it early. Throws `aborted` if it was stopped.
 */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      if (!signal?.aborted) resolve();
      else
        reject(new CallError({ kind: 'aborted', call: 'pause', message: 'The shopper stopped the asking.' }));
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });
}
