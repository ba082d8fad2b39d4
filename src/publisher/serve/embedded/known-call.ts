import { type Call, SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';

/** Segments of the path of a call; undefined stands for one that has any text. */
interface Pattern {
  call: Call;
  segments: readonly (string | undefined)[];
}

const PATTERNS: readonly Pattern[] = Object.values(ALL_CALLS).map((call) => ({
  call,
  segments: callPath(call)
    .split('/')
    .filter((one) => one !== '')
    .map((one) => (one.startsWith('{') ? undefined : one)),
}));

/** The path of a call at the host of a shop, with its parameters in braces. */
export function callPath({ service = 'shop', path }: Call): string {
  return SERVICE_BASE_PATHS[service] + path;
}

/**
 * The call of the contract that a request to the host of a shop is; undefined for all else. Other answers of
 * a service are for other services and its operators, and are not passed on.
 */
export function knownCall(method: string | undefined, segments: readonly string[]): Call | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return PATTERNS.find(
    (pattern) =>
      pattern.call.method === asked &&
      pattern.segments.length === segments.length &&
      pattern.segments.every((one, at) => (one === undefined ? segments[at] !== '' : one === segments[at])),
  )?.call;
}
