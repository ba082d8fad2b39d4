import { API_BASE_PATH } from '#contract/call/define-call.ts';
import { type Upload, uploadFile } from '#contract/upload/upload.ts';

/** A command was refused; the message is the sandbox's own. */
class CommandError extends Error {
  override name = 'CommandError';
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends a command to the control interface and gives its answer. Throws `CommandError`. */
export function send<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  return ask(`/sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** Has the shop of a security key keep a file, as its shoppers can. Throws `CommandError`. */
export function sendFile(securityKey: string, file: File): Promise<Upload> {
  const body = new FormData();
  body.set('file', file);
  const { method, path } = uploadFile;
  return ask(API_BASE_PATH + path, { method, headers: { 'security-key': securityKey }, body });
}

async function ask<Answer>(address: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(address, request).catch((cause: unknown) => {
    throw new CommandError('The sandbox does not answer. Is it still running?', { cause });
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new CommandError(
      typeof answer.message === 'string' ? answer.message : `The sandbox answered ${response.status}.`,
    );
  return answer;
}

/** The path of a command for one shop: `shopPath('local', 'products', 7)`. */
export function shopPath(shop: string, ...parts: (string | number)[]): string {
  return ['/shops', shop, ...parts]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
}
