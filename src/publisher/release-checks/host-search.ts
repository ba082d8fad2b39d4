/** Hosts to find in texts, and those that stand in each text and are passed by. */
export interface WantedHosts {
  hosts: readonly string[];
  ownHosts: readonly string[];
}

/** Escapes that a host may stand behind, and that end with letters: `%2F`, `%252F`, `\u002f`, `\n`. */
const ESCAPES = [/^%[0-9a-f]{2}/i, /^%(?:25)+[0-9a-f]{2}/i, /^\\u[0-9a-f]{4}/i, /^\\[bfnrt]/];

/** Characters, by their codes, that may stand in a host. */
const IN_HOST = Array.from({ length: 256 }, (_, code) => /[\w.-]/.test(String.fromCharCode(code)));

/** Longest name that the domain name system knows. */
const LONGEST_HOST = 253;

/** No longer host goes on here. */
const ENDS = /(?!\.?[\w-])/y;

/**
 * Finds hosts wherever they stand alone. At each dot it looks for the last label of a host, of which there
 * are few for however many hosts. Hosts of one label are found in addresses only.
 */
export class HostSearch {
  readonly #hosts: ReadonlySet<string>;
  /** Last labels by the code of their first letter, small or capital. */
  readonly #ends: readonly string[][];
  /** `//shop` before `.uz`: the shop's own address, which stands in each page many times. */
  readonly #own: readonly { before: number; text: string }[];
  readonly #bare: RegExp | undefined;

  constructor({ hosts, ownHosts }: WantedHosts) {
    this.#hosts = new Set(hosts);
    const ends: string[][] = Array.from({ length: 256 }, () => []);
    for (const end of new Set(hosts.flatMap((host) => /\.[^.]+$/.exec(host)?.[0] ?? []))) {
      const first = end.charAt(1);
      for (const letter of new Set([first, first.toUpperCase()])) ends[letter.charCodeAt(0)]?.push(end);
    }
    this.#ends = ends;
    this.#own = [...new Set(ownHosts)]
      .filter((host) => host.includes('.') && !this.#hosts.has(host))
      .map((host) => ({ before: host.lastIndexOf('.') + 2, text: `//${host}` }));
    this.#bare = bareHosts(hosts.filter((host) => !host.includes('.')));
  }

  /** Calls with each place of a host, written small, in a text whose bytes are its characters. */
  search(latin1: string, onFound: (host: string, from: number) => void): void {
    for (let dot = latin1.indexOf('.'); dot >= 0; dot = latin1.indexOf('.', dot + 1)) {
      const ends = this.#ends[latin1.charCodeAt(dot + 1)];
      if (ends === undefined || ends.length === 0 || this.#isOwn(latin1, dot)) continue;
      for (const end of ends) if (standsAt(end, latin1, dot)) this.#lookBack(latin1, dot, end, onFound);
    }
    if (!this.#bare) return;
    this.#bare.lastIndex = 0;
    for (let match = this.#bare.exec(latin1); match; match = this.#bare.exec(latin1))
      this.#lookBack(latin1, match.index, match[0].toLowerCase(), onFound);
  }

  #isOwn(latin1: string, dot: number): boolean {
    for (const { before, text } of this.#own) if (latin1.startsWith(text, dot - before)) return true;
    return false;
  }

  #lookBack(latin1: string, at: number, end: string, onFound: (host: string, from: number) => void): void {
    for (const beginning of beginnings(latin1, at)) {
      const host = (beginning.toLowerCase() + end).replace(/^www\./, '');
      if (this.#hosts.has(host)) onFound(host, at - beginning.length);
    }
  }
}

/** True where a last label stands at a dot, in any case, and nothing of a host behind it. */
function standsAt(end: string, latin1: string, dot: number): boolean {
  ENDS.lastIndex = dot + end.length;
  return latin1.slice(dot, ENDS.lastIndex).toLowerCase() === end && ENDS.test(latin1);
}

function bareHosts(hosts: readonly string[]): RegExp | undefined {
  if (hosts.length === 0) return undefined;
  const escaped = hosts.map((host) => host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(String.raw`(?<=//|@|%2f)(?:${escaped.join('|')})(?!\.?[\w-])`, 'gi');
}

/** Readings of the text before the last label of a host; behind an escape there are several. */
function beginnings(latin1: string, end: number): string[] {
  let from = end;
  while (from > Math.max(0, end - LONGEST_HOST) && IN_HOST[latin1.charCodeAt(from - 1)]) from -= 1;
  const run = latin1.slice(from, end);
  const before = latin1[end - run.length - 1];
  if (before !== '%' && before !== '\\') return [run];
  const escaped = before + run;
  return [run, ...ESCAPES.map((pattern) => escaped.replace(pattern, ''))];
}
