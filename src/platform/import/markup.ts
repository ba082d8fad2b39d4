/** Elements of HTML that have no end tag: one would be read as a second element. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Elements that end by themselves where the next one begins, so that nothing is within them for long. */
const ENDS_ITSELF = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option', 'thead', 'tbody', 'tfoot']);

/** The start tag of an element that stands in a description as an element of the feed. */
export function openingTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<${name}${pairs.join('')}>`;
}

export function closingTag(name: string): string {
  return VOID.has(name.toLowerCase()) ? '' : `</${name}>`;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;

/**
 * Depth of the elements of a text. Parsers of HTML take time with the square of
 * it.
 */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (VOID.has(name) || ENDS_ITSELF.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    open.set(name, count + (slash ? -1 : 1));
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The text without its tags; ends of blocks become ends of lines. */
export function withoutTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]|ul|ol|table))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ');
}
