/**
 * Fault of a command line as `parseArgs` of Node found it, without its advice for programmers; undefined for
 * other errors.
 */
export function describeUsageError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    return undefined;
  return error.message.replace(/\. To specify a positional.*$/s, '').replace(/\.?$/, '.');
}
