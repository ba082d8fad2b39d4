import { TextSearch } from '#lib/find-texts.ts';
import { mayBeDisguised, undisguised } from './disguise.ts';
import type { GateFault } from './gate-error.ts';
import type { IsolationRules } from './isolation-rules.ts';
import { latin1Of } from './latin1.ts';

/** Shorter secrets count only where they stand apart, so that `dev-key` is not found in `dev-keyboard`. */
const UNMISTAKABLE = 16;

/** Letters of an address around what was found in it. */
const LONGEST_VALUE = 120;

const QUOTE = String.raw`(?:\\*["']|&(?:amp;)?(?:quot|#34|#39|#x27);|%2[27])`;

/** A value that tells a shop apart: `data-tenant="dev"`, `"subdomain":"dev"`, `?tenant=dev`. */
const IDENTITY = new RegExp(
  String.raw`(?:enant|ubdomain)[\w-]{0,12}${QUOTE}?\s*` +
    String.raw`(?:(?:[:=]|%3[AaDd])\s*(?:\[\s*0\s*,\s*)?${QUOTE}+|=|%3[Dd])\s*([\w-]+)`,
  'g',
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds in any text that is published for a shop what belongs to another one: its hosts, its names where they
 * tell a shop apart, its keys; and the secrets of the shop itself.
 */
export class IsolationGate {
  readonly #rules: IsolationRules;
  readonly #shopOfHost: ReadonlyMap<string, string>;
  readonly #shopOfName: ReadonlyMap<string, string>;
  /** Where a host of others may end. */
  readonly #hostEnd: RegExp | undefined;
  readonly #secrets: { spelling: string; what: string }[];
  readonly #secretSearch: TextSearch;

  constructor(rules: IsolationRules) {
    this.#rules = rules;
    this.#shopOfHost = new Map(rules.hosts.map(({ host, shop }) => [host, shop]));
    this.#shopOfName = new Map(rules.names.map(({ name, shop }) => [name, shop]));
    this.#hostEnd = hostEnd(
      rules.hosts.map(({ host }) => host),
      rules.ownHosts,
    );
    this.#secrets = rules.secrets.flatMap(({ secret, what }) =>
      spellings(secret).map((spelling) => ({ spelling, what })),
    );
    this.#secretSearch = new TextSearch(this.#secrets.map(({ spelling }) => spelling));
  }

  /** What a text may not hold and does, each thing once. `page` is what it is called. */
  check(page: string, bytes: Uint8Array, latin1 = latin1Of(bytes)): GateFault[] {
    const faults = new Map<string, GateFault>();
    this.#look(page, bytes, latin1, faults, '');
    if (mayBeDisguised(latin1))
      for (const text of undisguised(Buffer.from(bytes).toString())) {
        const plain = Buffer.from(text);
        this.#look(page, plain, latin1Of(plain), faults, ', in disguise');
      }
    return [...faults.values()];
  }

  #look(
    page: string,
    bytes: Uint8Array,
    latin1: string,
    faults: Map<string, GateFault>,
    disguise: string,
  ): void {
    const { tenant } = this.#rules;
    const note = (key: string, text: string, remedy: string) => {
      if (!faults.has(key)) faults.set(key, { page, gate: 'isolation', text, remedy });
    };
    for (const { index, 0: last } of matches(latin1, this.#hostEnd)) {
      for (const beginning of beginnings(latin1, index)) {
        const host = (beginning + last).toLowerCase().replace(/^www\./, '');
        const shop = this.#shopOfHost.get(host);
        if (shop === undefined) continue;
        const value = this.#valueAround(latin1, index - beginning.length, host);
        note(
          host,
          `names ${host}, a host of shop ${shop}${disguise}: ${value}`,
          `Take ${host} out of the data of shop ${tenant}. Where it is meant, allow it in ` +
            `tenants/${tenant}/tenant.json: "linked_hosts": ["${host}"].`,
        );
      }
    }
    for (const [value, name = ''] of matches(latin1, IDENTITY)) {
      const shop = this.#shopOfName.get(name.toLowerCase());
      if (shop === undefined) continue;
      note(
        `name ${shop}`,
        `says that it is of shop ${shop}${disguise}: ${value}`,
        `Take ${value} out of the data of shop ${tenant}; where they lack it, the code mixed up two shops.`,
      );
    }
    this.#secretSearch.search(bytes, (at, from, to) => {
      const { spelling = '', what = '' } = this.#secrets[at] ?? {};
      if (spelling.length < UNMISTAKABLE && !standsApart(latin1, from, to)) return;
      note(
        what,
        `holds ${what}${disguise}`,
        `Take ${what} out of the data of shop ${tenant}, and give the shop that it is of another one.`,
      );
    });
  }

  /** The address or word that something stands in; alone where there is a secret beside it. */
  #valueAround(latin1: string, from: number, host: string): string {
    const before = /[^\s"'<>=]*$/.exec(latin1.slice(Math.max(0, from - LONGEST_VALUE), from))?.[0] ?? '';
    const after = /^[^\s"'<>]*/.exec(latin1.slice(from, from + LONGEST_VALUE))?.[0] ?? '';
    const value = Buffer.from(before + after, 'latin1').toString();
    return this.#secrets.some(({ spelling }) => value.includes(spelling)) ? host : value;
  }
}

/** The ways in which a secret may be written into a page. */
function spellings(secret: string): string[] {
  const escapedHtml = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), escapedHtml])];
}

/**
 * Finds the last labels of hosts, few for however many hosts, and hosts of one label in addresses. Passes the
 * shop's own host by, which stands in each page many times.
 */
function hostEnd(hosts: readonly string[], ownHosts: readonly string[]): RegExp | undefined {
  if (hosts.length === 0) return undefined;
  const ends = new Set(hosts.map((host) => /\.[^.]+$/.exec(host)?.[0]).filter((end) => end !== undefined));
  const own = ownHosts.map((host) => escaped(host.replace(/\.[^.]+$/, '')));
  const bare = hosts.filter((host) => !host.includes('.'));
  return new RegExp(
    [
      ...(ends.size > 0 ? [`(?<!//(?:${own.join('|')}))(?:${[...ends].map(escaped).join('|')})`] : []),
      ...(bare.length > 0 ? [`(?<=//|@|%2f)(?:${bare.map(escaped).join('|')})`] : []),
    ]
      .map((end) => String.raw`${end}(?!\.?[\w-])`)
      .join('|'),
    'gi',
  );
}

/** Escapes that a host may stand behind, and that end with letters: `%2F`, `%252F`, `\u002f`, `\n`. */
const ESCAPES = [/^%[0-9a-f]{2}/i, /^%(?:25)+[0-9a-f]{2}/i, /^\\u[0-9a-f]{4}/i, /^\\[bfnrt]/];

/** Which characters, by their codes, may stand in a host. */
const IN_HOST = Array.from({ length: 256 }, (_, code) => /[\w.-]/.test(String.fromCharCode(code)));

/** Longest name that the domain name system knows. */
const LONGEST_HOST = 253;

/** What stands before the last label of a host; behind an escape there is more than one way to read it. */
function beginnings(latin1: string, end: number): string[] {
  let from = end;
  while (from > Math.max(0, end - LONGEST_HOST) && IN_HOST[latin1.charCodeAt(from - 1)]) from -= 1;
  const run = latin1.slice(from, end);
  const before = latin1[end - run.length - 1];
  if (before !== '%' && before !== '\\') return [run];
  const escaped = before + run;
  return [run, ...ESCAPES.map((pattern) => escaped.replace(pattern, ''))];
}

/** All matches of a global expression, without the copy of it that `matchAll` makes. */
function matches(text: string, pattern: RegExp | undefined): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  if (!pattern) return found;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

function standsApart(latin1: string, from: number, to: number): boolean {
  return !/[\w-]/.test(latin1[from - 1] ?? '') && !/[\w-]/.test(latin1[to] ?? '');
}
