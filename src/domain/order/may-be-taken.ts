/** End of a call that failed, as `CallError` has it. */
export interface FailedCall {
  kind: string;
  status?: number | undefined;
  code?: string | undefined;
}

/** Statuses below 500 that say nothing of what was asked for. */
const SAYS_NOTHING: readonly number[] = [408, 425, 429];

/**
 * True if the platform may have taken the call all the same: no answer, a broken one, or one of a server that
 * stands in between. Only a refusal with a reason of its own is an answer.
 */
export function mayBeTaken({ kind, status = 0, code }: FailedCall): boolean {
  if (kind !== 'refused') return kind !== 'limit';
  return status >= 500 || SAYS_NOTHING.includes(status) || (code === undefined && status !== 401);
}
