import { notFound, Refusal } from './refusal.ts';

/** Key of a route: a method and a path with parameters in braces. */
export interface Endpoint {
  method: string;
  path: string;
}

export interface Match<E extends Endpoint> {
  endpoint: E;
  params: Record<string, string>;
}

/**
 * Finds the endpoint of a request; throws 404 for an unknown path and 405 for a method that the path does not
 * have.
 */
export type Router<E extends Endpoint> = (method: string, path: string) => Match<E>;

/**
 * A literal part of a path wins over a parameter: `/pages/product` is a page, not the product of the
 * variation "pages".
 */
export function createRouter<E extends Endpoint>(endpoints: readonly E[]): Router<E> {
  const patterns = endpoints
    .map((endpoint) => ({ endpoint, parts: endpoint.path.split('/') }))
    .sort((a, b) => order(a.parts).localeCompare(order(b.parts)));
  return (method, path) => {
    const parts = path.split('/').map(decode);
    const matches = patterns.flatMap((pattern) => {
      const params = matchParts(pattern.parts, parts);
      return params ? [{ endpoint: pattern.endpoint, params }] : [];
    });
    if (matches.length === 0) throw notFound(`There is nothing at ${path}.`);
    const wanted = method === 'HEAD' ? 'GET' : method;
    const match = matches.find(({ endpoint }) => endpoint.method === wanted);
    if (match) return match;
    const allowed = [...new Set(matches.map(({ endpoint }) => endpoint.method))].join(', ');
    throw new Refusal(
      405,
      { code: 'wrong-method', message: `${path} takes ${allowed}, not ${method}.` },
      { allow: allowed },
    );
  };
}

function order(parts: string[]): string {
  return parts.map((part) => (part.startsWith('{') ? '1' : '0')).join('');
}

function matchParts(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith('{') && part !== '') params[expected.slice(1, -1)] = part;
    else if (expected !== part) return undefined;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
