import { CallError } from '#client/api/call-error.ts';
import type { HeadOf } from '#client/api/call-shop.ts';
import { isText, shapeOf } from '#client/api/guard.ts';
import { prepareCall } from '#contract/prepare-call.ts';
import { isFailure, parseAnswer } from '#contract/read-answer.ts';
import type { Upload, uploadFile } from '#contract/upload.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload-limit.ts';
import { $session } from '#stores/session.store.ts';

/** The only files that a field of a pattern takes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'];

/** Milliseconds without an answer after which an upload is given up: 5 MB take that long on 400 kbit/s. */
const UPLOAD_TIMEOUT = 120_000;

const HEAD: HeadOf<typeof uploadFile> = {
  method: 'POST',
  path: '/files',
  auth: 'optional',
  encoding: 'multipart',
};

const isUpload = shapeOf<Upload>({ url: isText });

/** Why a file is not even sent: only PNG and JPEG of up to 5 MB are. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  return size > MAX_UPLOAD_BYTES ? 'size' : undefined;
}

/**
 * Uploads a picture and gives its address; `onProgress` gets whole percent. Throws a `CallError`. A browser
 * tells how far a file is by `XMLHttpRequest` alone.
 */
export function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { token } = $session.get();
  const { name: call, url, method, headers, body } = prepareCall(HEAD, { body: { file } }, { token });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (kind: CallError['kind'], message: string) => reject(new CallError({ kind, call, message }));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = UPLOAD_TIMEOUT;
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onload = () => {
      const answer = parseAnswer(request.responseText);
      if (request.status < 300 && isUpload(answer)) return resolve(answer.url);
      const failure = isFailure(answer) ? answer : undefined;
      const message = failure?.message ?? `${call} answered with status ${request.status}.`;
      const kind = request.status < 300 ? 'answer' : 'refused';
      reject(new CallError({ kind, call, status: request.status, failure, message }));
    };
    request.onerror = () => fail('network', `${call} could not be made.`);
    request.ontimeout = () => fail('timeout', `${call} did not answer in time.`);
    request.onabort = () => fail('aborted', `${call} was stopped.`);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
