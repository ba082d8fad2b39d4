import { type CallResult, type CheckResult, NOT_WRITTEN } from './run-suite.ts';

export interface Totals {
  /** Calls of which every check that was made has passed. */
  passed: number;
  /** Calls with at least one difference. */
  differ: number;
  /** Calls of which the answer itself was not checked. */
  skipped: number;
}

/** Counts calls. A call of which only refusals were checked counts as skipped. */
export function countResults(results: readonly CallResult[]): Totals {
  const marks = results.map(markOf);
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  return { passed: count('✓'), differ: count('✗'), skipped: count('–') };
}

type Mark = '✓' | '✗' | '–';

function markOf({ checks }: CallResult): Mark {
  if (checks.some(({ status }) => status === 'differs')) return '✗';
  return checks[0]?.status === 'skipped' ? '–' : '✓';
}

/** One call as lines of text: its mark, and below it each difference with what was expected and what came. */
export function formatResult(result: CallResult): string {
  const { method, path, checks, name } = result;
  const made = checks.filter(({ status }) => status !== 'skipped').length;
  const [first] = checks;
  const reason = first?.status === 'skipped' ? `skipped: ${first.reason}` : `${made} checks`;
  const head = `${markOf(result)} ${method.padEnd(6)} ${path.padEnd(40)} ${name}, ${reason}`;
  return [head, ...checks.flatMap((check) => formatCheck(check, first?.status === 'skipped'))].join('\n');
}

/** Why a check was skipped is said once a call, and not where writing was not asked for. */
function formatCheck({ what, status, differences, reason }: CheckResult, skippedCall: boolean): string[] {
  if (status === 'skipped')
    return skippedCall || reason === NOT_WRITTEN ? [] : [`    – ${what}: skipped, ${reason}`];
  if (status === 'passed') return [];
  return [
    `    ✗ ${what}`,
    ...differences.map(({ field, expected, got }) => `        ${field}: expected ${expected}, got ${got}`),
  ];
}

/** The last line. */
export function formatTotals(
  { passed, differ, skipped }: Totals,
  requests: number,
  milliseconds: number,
): string {
  const time = `${requests} requests in ${(milliseconds / 1000).toFixed(1)} s`;
  const rest = `${differ} differ, ${skipped} were not checked whole`;
  return `${passed} calls are as the contract says, ${rest}; ${time}.`;
}
