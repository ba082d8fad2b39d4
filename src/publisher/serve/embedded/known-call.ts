import { SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';

/** Segments of the path of a call; undefined stands for one that has any text. */
interface Pattern {
  method: string;
  segments: readonly (string | undefined)[];
}

const PATTERNS: readonly Pattern[] = Object.values(ALL_CALLS).map(({ method, service = 'shop', path }) => ({
  method,
  segments: segmentsOf(SERVICE_BASE_PATHS[service] + path).map((one) =>
    one.startsWith('{') ? undefined : one,
  ),
}));

/**
 * True if a request to the host of a shop is a call of the contract. Other answers of a service are for other
 * services and its operators, and are not passed on.
 */
export function isKnownCall(method: string | undefined, segments: readonly string[]): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  return PATTERNS.some(
    (pattern) =>
      pattern.method === asked &&
      pattern.segments.length === segments.length &&
      pattern.segments.every((one, at) => (one === undefined ? segments[at] !== '' : one === segments[at])),
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((one) => one !== '');
}
