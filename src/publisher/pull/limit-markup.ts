/** Elements that lie in each other. Browsers stop at 512, trees of our own long before. */
const MAX_DEPTH = 100;

/**
 * Elements of formatting that are open at once. A browser opens them again in every paragraph until they are
 * closed, so that few letters make a tree without end.
 */
const MAX_FORMATTING = 8;

/** Tags of one text. */
const MAX_TAGS = 20_000;

/** Gaps between the attributes of one tag; slashes of addresses without quotes count, too. */
const MAX_GAPS = 500;

/** Shorter texts cannot do harm. */
const HARMLESS_LENGTH = 600;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Open elements that end at the beginning of another one. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  option: ['option'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['td', 'th', 'tr', 'p'],
  tbody: ['td', 'th', 'tr', 'thead', 'tbody', 'p'],
  tfoot: ['td', 'th', 'tr', 'thead', 'tbody', 'p'],
};

interface Tag {
  name: string;
  isEnd: boolean;
  from: number;
  to: number;
  gaps: number;
}

/**
 * Leaves out the tags of a text that would make a tree too deep or too large to work on, and keeps what they
 * hold. What it gives is no safer than what it got: it is to be cleaned afterwards.
 */
export function limitMarkup(html: string): { html: string; leftOut: number } {
  if (html.length < HARMLESS_LENGTH) return { html, leftOut: 0 };
  const tree = new OpenElements();
  const kept: string[] = [];
  let [end, count, leftOut] = [0, 0, 0];
  for (const tag of tagsOf(html)) {
    count += 1;
    const isSmall = count <= MAX_TAGS && tag.gaps <= MAX_GAPS;
    const fits = tag.isEnd ? tree.end(tag.name) : tree.begin(tag.name, isSmall);
    if (fits && isSmall) continue;
    kept.push(html.slice(end, tag.from));
    end = tag.to;
    leftOut += 1;
  }
  return leftOut === 0 ? { html, leftOut } : { html: kept.join('') + html.slice(end), leftOut };
}

/** About the elements that a parser has open. */
class OpenElements {
  readonly #open: { name: string; isKept: boolean }[] = [];
  readonly #formatting = new Map<string, number>();
  #formattingCount = 0;

  /** Gives true if the tag of an element is to be kept. */
  begin(name: string, mayStay: boolean): boolean {
    if (VOID.has(name)) return true;
    if (FORMATTING.has(name)) return this.#beginFormatting(name, mayStay);
    const ended = ENDED_BY[name];
    while (ended?.includes(this.#open.at(-1)?.name ?? '')) this.#open.pop();
    const isKept = mayStay && this.#open.length < MAX_DEPTH;
    this.#open.push({ name, isKept });
    return isKept;
  }

  /** Gives true if the tag that ends an element is to be kept. */
  end(name: string): boolean {
    if (FORMATTING.has(name)) return this.#endFormatting(name);
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at === -1) return true;
    const isKept = this.#open[at]?.isKept === true;
    this.#open.length = at;
    return isKept;
  }

  #beginFormatting(name: string, mayStay: boolean): boolean {
    if (!mayStay || this.#formattingCount >= MAX_FORMATTING) return false;
    this.#formattingCount += 1;
    this.#formatting.set(name, (this.#formatting.get(name) ?? 0) + 1);
    return true;
  }

  #endFormatting(name: string): boolean {
    const open = this.#formatting.get(name) ?? 0;
    if (open === 0) return true;
    this.#formatting.set(name, open - 1);
    this.#formattingCount -= 1;
    return true;
  }
}

/** The tags of a text as a browser would find them; comments are none. Goes through the text once. */
function* tagsOf(html: string): Generator<Tag> {
  for (let from = html.indexOf('<'); from !== -1; from = html.indexOf('<', from)) {
    if (html.startsWith('<!--', from)) {
      const end = html.indexOf('-->', from + 2);
      if (end === -1) return;
      from = end + 3;
      continue;
    }
    const isEnd = html[from + 1] === '/';
    const nameAt = from + (isEnd ? 2 : 1);
    if (!/[a-z]/i.test(html[nameAt] ?? '')) {
      from = nameAt;
      continue;
    }
    const nameEnd = endOfName(html, nameAt);
    const end = endOfTag(html, nameEnd);
    if (!end) return;
    yield { name: html.slice(nameAt, nameEnd).toLowerCase(), isEnd, from, ...end };
    from = end.to;
  }
}

function endOfName(html: string, from: number): number {
  let at = from;
  while (at < html.length && !/[\s/>]/.test(html[at] ?? '')) at += 1;
  return at;
}

/** After the tag's `>`, which does not count in quotes after an equals sign; undefined where it has none. */
function endOfTag(html: string, from: number): Pick<Tag, 'to' | 'gaps'> | undefined {
  let afterEquals = false;
  let gaps = 0;
  for (let at = from; at < html.length; at += 1) {
    const letter = html[at] ?? '';
    if (letter === '>') return { to: at + 1, gaps };
    if (afterEquals && (letter === '"' || letter === "'")) {
      at = html.indexOf(letter, at + 1);
      if (at === -1) return undefined;
      afterEquals = false;
      gaps += 1;
    } else if (letter === '=') afterEquals = true;
    else if (/\s/.test(letter)) gaps += 1;
    else {
      afterEquals = false;
      if (letter === '/') gaps += 1;
    }
  }
  return undefined;
}
