import type { z } from 'zod';
import type { Failure } from '#contract/call/failure.ts';

/** A request that the sandbox does not fulfil; becomes an answer with this status and failure. */
export class Refusal extends Error {
  readonly status: number;
  readonly failure: Failure;
  readonly headers: Record<string, string>;

  constructor(status: number, failure: Failure, headers: Record<string, string> = {}) {
    super(failure.message);
    this.name = 'Refusal';
    this.status = status;
    this.failure = failure;
    this.headers = headers;
  }
}

export function notFound(message: string, field?: string): Refusal {
  return new Refusal(404, { code: 'not-found', message, ...(field === undefined ? {} : { field }) });
}

export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, { code: 'invalid', message, field });
}

/** Throws 405 for another method than GET and HEAD. */
export function refuseWriting(method: string, path: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  throw new Refusal(
    405,
    { code: 'wrong-method', message: `${path} takes GET, not ${method}.` },
    { allow: 'GET' },
  );
}

/** Parses a part of a request; throws a 400 that names the first field at fault. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path =
    issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? []);
  const field = path.join('.');
  throw new Refusal(400, {
    code: 'invalid',
    message: `${field || 'the request'}: ${issue?.message ?? 'is not valid'}`,
    ...(field === '' ? {} : { field }),
  });
}
