import type { Call, CallAnswer, CallInput, DefinedCall } from '#contract/call/define-call.ts';
import { type PreparedCall, prepareCall, type RequestInput } from '#contract/call/prepare-call.ts';
import { isFailure, parseAnswer } from '#contract/call/read-answer.ts';
import { $session } from '#storefront/session/session.store.ts';
import { sessionMark } from '#storefront/storage/customer-data.ts';
import { CallError, type CallErrorFields, isTokenRefused, sessionOver } from './call-error.ts';
import type { KnownCall } from './call-shop.ts';
import { hasShape } from './has-shape.ts';
import { leaveForLogin } from './unauthorised.ts';

/** Milliseconds without a byte going out or an answer coming in after which an upload is given up. */
export const UPLOAD_STALL = 60_000;

export interface UploadOptions {
  /** Gets how much has gone out, in whole percent. */
  onProgress?: ((percent: number) => void) | undefined;
  /** Stops the upload. */
  signal?: AbortSignal | undefined;
  stallMs?: number;
}

/**
 * Calls the platform with files, as `callShop` does without: a browser tells how far they are by
 * `XMLHttpRequest` alone. Throws a `CallError`; 401 signs the shopper out and opens the sign-in page.
 */
export function upload<C extends Call>(
  call: DefinedCall<C>,
  input: CallInput<C>,
  options?: UploadOptions,
): Promise<CallAnswer<C>>;
export async function upload(
  head: KnownCall,
  input: RequestInput,
  options: UploadOptions = {},
): Promise<unknown> {
  const token = head.auth === undefined || head.auth === 'none' ? null : $session.get().token;
  const mark = sessionMark();
  try {
    const answer = await send(head, prepareCall(head, input, { token }), options);
    if (token !== null && mark !== sessionMark()) throw sessionOver(head);
    return answer;
  } catch (error) {
    const isRefused = error instanceof CallError && isTokenRefused(error);
    if (isRefused && (head.auth === 'bearer' || token !== null)) leaveForLogin(token);
    throw error;
  }
}

function send(
  { shape }: KnownCall,
  { name: call, url, method, headers, body }: PreparedCall,
  { onProgress, signal, stallMs = UPLOAD_STALL }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let late = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        late = true;
        stop();
      }, stallMs);
    };
    const fail = (fields: Omit<CallErrorFields, 'call'>) => reject(new CallError({ call, ...fields }));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress?.(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    };
    request.onload = () => {
      const { status } = request;
      const answer = parseAnswer(request.responseText);
      if (status >= 200 && status < 300) {
        if (answer !== undefined && hasShape(answer, shape)) return resolve(answer);
        return fail({ kind: 'answer', status, message: `${call} gave an answer of another shape.` });
      }
      const failure = isFailure(answer) ? answer : undefined;
      const message = failure?.message ?? `${call} was refused with status ${status}.`;
      fail({ kind: 'refused', status, failure, message });
    };
    request.onerror = () => fail({ kind: 'network', message: `${call} could not be made.` });
    request.onabort = () =>
      late
        ? fail({ kind: 'timeout', message: `${call} went no further within ${stallMs} ms.` })
        : fail({ kind: 'aborted', message: `${call} was stopped.` });
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    if (signal?.aborted) return fail({ kind: 'aborted', message: `${call} was stopped.` });
    signal?.addEventListener('abort', stop);
    watch();
    request.send(body);
  });
}
