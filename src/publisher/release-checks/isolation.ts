import { TextSearch } from '#lib/find-texts.ts';
import { mayBeDisguised, undisguised } from './disguise.ts';
import { HostSearch } from './host-search.ts';
import type { IsolationRules } from './isolation-rules.ts';
import { latin1Of } from './latin1.ts';
import type { ReleaseFault } from './release-check-error.ts';

/** Shorter secrets count only where they stand apart, so that `dev-key` is not found in `dev-keyboard`. */
const UNMISTAKABLE = 16;

/** Letters of an address around what was found in it. */
const LONGEST_VALUE = 120;

const QUOTE = String.raw`(?:\\*["']|&(?:amp;)?(?:quot|#34|#39|#x27);|%2[27])`;

/** Beginning of such a value: found first, since the full expression takes twice as long for a text. */
const IDENTITY_WORD = /enant|ubdomain/g;

/** A value that tells a shop apart: `data-tenant="dev"`, `"subdomain":"dev"`, `?tenant=dev`. */
const IDENTITY = new RegExp(
  String.raw`(?:enant|ubdomain)[\w-]{0,12}${QUOTE}?\s*` +
    String.raw`(?:(?:[:=]|%3[AaDd])\s*(?:\[\s*0\s*,\s*)?${QUOTE}+|=|%3[Dd])\s*([\w-]+)`,
  'y',
);

/**
 * Finds in any text that is published for a shop what belongs to another one: its hosts, its names where they
 * tell a shop apart, its keys; and the secrets of the shop itself.
 */
export class IsolationCheck {
  readonly #rules: IsolationRules;
  readonly #shopOfHost: ReadonlyMap<string, string>;
  readonly #shopOfName: ReadonlyMap<string, string>;
  readonly #hostSearch: HostSearch;
  readonly #secrets: { spelling: string; what: string }[];
  readonly #secretSearch: TextSearch;

  constructor(rules: IsolationRules) {
    this.#rules = rules;
    this.#shopOfHost = new Map(rules.hosts.map(({ host, shop }) => [host, shop]));
    this.#shopOfName = new Map(rules.names.map(({ name, shop }) => [name, shop]));
    this.#hostSearch = new HostSearch({
      hosts: rules.hosts.map(({ host }) => host),
      ownHosts: rules.ownHosts,
    });
    this.#secrets = rules.secrets.flatMap(({ secret, what }) =>
      spellings(secret).map((spelling) => ({ spelling, what })),
    );
    this.#secretSearch = new TextSearch(this.#secrets.map(({ spelling }) => spelling));
  }

  /** Faults of a text, each once. `page` is what it is called. */
  check(page: string, bytes: Uint8Array, latin1 = latin1Of(bytes)): ReleaseFault[] {
    const faults = new Map<string, ReleaseFault>();
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
    faults: Map<string, ReleaseFault>,
    disguise: string,
  ): void {
    const { tenant } = this.#rules;
    const note = (key: string, text: string, remedy: string) => {
      if (!faults.has(key)) faults.set(key, { page, check: 'isolation', text, remedy });
    };
    this.#hostSearch.search(latin1, (host, from) => {
      const shop = this.#shopOfHost.get(host) ?? '';
      const value = this.#valueAround(latin1, from, host);
      note(
        host,
        `names ${host}, a host of shop ${shop}${disguise}: ${value}`,
        `Take ${host} out of the data of shop ${tenant}. Where it is meant, allow it in ` +
          `tenants/${tenant}/tenant.json: "linked_hosts": ["${host}"].`,
      );
    });
    IDENTITY_WORD.lastIndex = 0;
    for (let word = IDENTITY_WORD.exec(latin1); word; word = IDENTITY_WORD.exec(latin1)) {
      IDENTITY.lastIndex = word.index;
      const [value = '', name = ''] = IDENTITY.exec(latin1) ?? [];
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

function standsApart(latin1: string, from: number, to: number): boolean {
  return !/[\w-]/.test(latin1[from - 1] ?? '') && !/[\w-]/.test(latin1[to] ?? '');
}
