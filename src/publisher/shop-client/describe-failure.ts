import type { FetchResponse } from 'ofetch';
import type { z } from 'zod';
import type { Failure } from '#contract/call/failure.ts';
import { isFailure, parseAnswer } from '#contract/call/read-answer.ts';
import { TooBigError, type WholeLimits } from './fetch-whole.ts';
import type { ShopErrorFields } from './shop-error.ts';

/** Why a call gave nothing usable, whoever made it. */
type Why = Omit<ShopErrorFields, 'tenant' | 'call'>;

/** Why there was no whole answer. */
export function describeNoAnswer(cause: unknown, { signal, timeoutMs, total }: WholeLimits): Why {
  if (cause instanceof TooBigError) return { kind: cause.kind, reason: cause.message, cause };
  if (total?.deadline.aborted)
    return {
      kind: 'limit',
      reason: `was not done within ${total.seconds} s, the limit for all calls`,
      cause,
    };
  if (signal?.aborted) return { kind: 'aborted', reason: 'was stopped', cause };
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return { kind: 'timeout', reason: `did not answer within ${timeoutMs} ms`, cause };
  return { kind: 'network', reason: `gave no whole answer (${describeNetworkError(cause)})`, cause };
}

/** Cause of a broken connection, without the request. */
export function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Reason of a refusal: an answer with a status other than 200. */
export function describeRefusal({ status, _data: text = '' }: FetchResponse<string>): Why {
  if (status >= 300 && status < 400)
    return { kind: 'status', status, reason: `sends on to another address (status ${status})` };
  const answer = parseAnswer(text);
  const failure = isFailure(answer) ? answer : undefined;
  const { code, field } = failure ?? {};
  return { kind: 'status', status, code, field, reason: refusalText(status, failure) };
}

function refusalText(status: number, failure: Failure | undefined): string {
  const refusal = `was refused with status ${status}`;
  if (!failure) return refusal;
  const { code, message, field } = failure;
  return `${refusal}${field ? ` for the field ${field}` : ''}: ${message.replace(/\.$/, '')} (${code})`;
}

/** The first field of an answer that breaks the contract, and how. */
export function describeWrongAnswer(cause: z.ZodError, status: number): Why {
  const [issue, ...others] = cause.issues;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const field = issue?.path.join('.') || 'the answer';
  return { kind: 'schema', status, field, reason: `is not right: ${issue?.message}${more}`, cause };
}
