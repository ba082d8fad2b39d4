import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#contract/call/define-call.ts';
import { COMMON_FAILURES } from '#contract/call/failure.ts';
import { Refusal } from './refusal.ts';
import { isBytes } from './reply.ts';

/** Throws a 500 where an answer is not exactly what the contract says. */
export function checkAnswer(call: Call, value: unknown): void {
  const sent: unknown = JSON.parse(isBytes(value) ? Buffer.from(value).toString() : JSON.stringify(value));
  const parsed = call.answer.safeParse(sent);
  const [issue] = parsed.error?.issues ?? [];
  if (parsed.success && isDeepStrictEqual(parsed.data, sent)) return;
  const fault = issue
    ? `${issue.path.join('.')}: ${issue.message}`
    : 'it has fields that the contract does not name, or lacks defaults';
  throw brokenAnswer(`The answer of ${call.method} ${call.path} breaks the contract: ${fault}.`);
}

/**
 * A refusal that the contract does not name is a fault of the sandbox: a client could not have been ready for
 * it.
 */
export function checkRefusal(call: Call, { status, failure }: Refusal): void {
  const known = [COMMON_FAILURES[status], call.failures?.[status]].some(
    (schema) => schema?.safeParse(failure).success,
  );
  if (known || failure.code === 'broken-answer') return;
  throw brokenAnswer(
    `${call.method} ${call.path} refuses with ${status} ${failure.code}, which the contract does not ` +
      `name: ${failure.message}`,
  );
}

function brokenAnswer(message: string): Refusal {
  return new Refusal(500, { code: 'broken-answer', message });
}
