/** A checked path: its decoded segments, none of them able to leave a folder; `/` has none. */
export interface RequestPath {
  segments: string[];
  /** True if the address ends with a slash that its page does not have. */
  closingSlash: boolean;
  /** The query with its question mark, or nothing. */
  query: string;
}

/** Why a request's target cannot be answered. */
export interface BadPath {
  problem: string;
}

/** Takes the target of a request line apart. What could leave a folder is a problem, encoded or not. */
export function parseRequestPath(target: string): RequestPath | BadPath {
  const end = target.indexOf('?');
  const path = end === -1 ? target : target.slice(0, end);
  if (!path.startsWith('/')) return { problem: 'the address must start with a slash' };
  const segments: string[] = [];
  for (const raw of path.slice(1).split('/')) {
    const segment = decode(raw);
    if (segment === undefined) return { problem: 'the address has a broken % code' };
    if (hasForbidden(segment)) return { problem: 'the address has a forbidden character' };
    if (segment.split('/').some((name) => name === '.' || name === '..'))
      return { problem: 'the address leaves its folder' };
    segments.push(segment);
  }
  const closingSlash = segments.at(-1) === '';
  if (closingSlash) segments.pop();
  return {
    segments,
    closingSlash: closingSlash && segments.length > 0,
    query: end === -1 ? '' : target.slice(end),
  };
}

/** The address of segments, encoded, with one slash before each. */
export function joinSegments(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function hasForbidden(segment: string): boolean {
  for (const character of segment) {
    const code = character.charCodeAt(0);
    if (code < 0x20 || code === 0x7f || character === '\\') return true;
  }
  return false;
}
