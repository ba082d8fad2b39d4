import type { z } from 'zod';
import { type Failure, failureSchema } from '#contract/failure.ts';

/** What broke on the way, without the request. */
export function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** What a refusal says; undefined where it is not a failure of the contract. */
export function readFailure(text: string): Failure | undefined {
  return failureSchema.safeParse(jsonOrNothing(text)).data;
}

/** What the platform says with a status other than 200. */
export function describeRefusal(status: number, failure: Failure | undefined): string {
  if (status >= 300 && status < 400) return `sends on to another address (status ${status})`;
  const refusal = `was refused with status ${status}`;
  if (!failure) return refusal;
  const { code, message, field } = failure;
  return `${refusal}${field ? ` for the field ${field}` : ''}: ${message.replace(/\.$/, '')} (${code})`;
}

/** The first field of an answer that breaks the contract, and how. */
export function describeWrongAnswer(error: z.ZodError): { field: string; reason: string } {
  const [issue, ...others] = error.issues;
  const field = issue?.path.join('.') || 'the answer';
  return {
    field,
    reason: `is not right: ${issue?.message}${others.length > 0 ? ` (and ${others.length} more)` : ''}`,
  };
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
