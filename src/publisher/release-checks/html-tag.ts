/** Beginnings of tags that are tried before a place counts as text: values of attributes hold some, too. */
const TRIED = 40;

/**
 * The tag that holds a place outside of its values, as it stands in HTML whose values are in double quotes
 * and may hold angles; undefined in a text.
 */
export function tagAround(html: string, at: number): { tag: string; end: number } | undefined {
  let from = html.lastIndexOf('<', at - 1);
  for (let tried = 0; tried < TRIED && from >= 0; tried += 1) {
    if (holds(html, from, at)) {
      const end = endOfTag(html, from);
      return { tag: html.slice(from, end), end };
    }
    from = from === 0 ? -1 : html.lastIndexOf('<', from - 1);
  }
  return undefined;
}

/** The value of an attribute by its beginning, ` name="`. */
export function attribute(tag: string, beginning: string): string | undefined {
  const at = tag.indexOf(beginning);
  if (at < 0) return undefined;
  const from = at + beginning.length;
  return tag.slice(from, tag.indexOf('"', from));
}

/** True for an attribute that is there, whatever values of others hold. */
export function hasAttribute(tag: string, name: string): boolean {
  return tag.includes(` ${name}`) && new RegExp(` ${name}(?=[\\s=>]|$)`).test(tag.replace(/"[^"]*"/g, '""'));
}

/** True where the tag that begins at `from` goes on at `at`, and not within a value. */
function holds(html: string, from: number, at: number): boolean {
  for (let next = from; next < at; ) {
    const quote = html.indexOf('"', next);
    const angle = html.indexOf('>', next);
    if (angle >= 0 && angle < at && (quote < 0 || angle < quote)) return false;
    if (quote < 0 || quote >= at) return true;
    next = html.indexOf('"', quote + 1) + 1;
    if (next === 0 || next > at) return false;
  }
  return true;
}

/** Where the tag that begins at `from` has its closing angle. */
function endOfTag(html: string, from: number): number {
  for (let next = from; ; ) {
    const angle = html.indexOf('>', next);
    if (angle < 0) return html.length;
    const quote = html.indexOf('"', next);
    if (quote < 0 || quote > angle) return angle;
    next = html.indexOf('"', quote + 1) + 1;
    if (next === 0) return html.length;
  }
}
