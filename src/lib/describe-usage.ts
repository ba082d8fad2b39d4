/**
 * What `parseArgs` of Node has found wrong with a command line, without its advice for those who write
 * programs; undefined for other errors.
 */
export function describeUsageError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    return undefined;
  return error.message.replace(/\. To specify a positional.*$/s, '').replace(/\.?$/, '.');
}
