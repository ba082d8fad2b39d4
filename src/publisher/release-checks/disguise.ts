import { decodeHTML } from 'entities';

/** Characters of hosts, names and keys, by their codes in hex: `-`, `.`, digits, letters, `_`. */
const PLAIN = '(?:2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f)';

/** Usual escapes, which hide nothing: `&`, `"`, `'`, `<`, `>`, no-break space. */
const USUAL = '(?:amp|lt|gt|quot|apos|nbsp|#34|#38|#39|#x27|#60|#62|#160);';

/**
 * Signs that a text may mean something else than its letters say: letters and dots written as character
 * references, percent codes or escapes of JSON, and hosts with other characters than those of host names. By
 * what they begin with, which an engine finds faster than any expression.
 */
const SIGNS: readonly [beginning: string, sign: RegExp][] = [
  ['&', sign(`&(?!${USUAL})(?:#x?[0-9a-f]|[a-z][a-z0-9]*;)|&(?:amp|#38|#x26);(?!${USUAL})#`)],
  ['%', sign(`%(?:25)*${PLAIN}`)],
  ['\\', sign(String.raw`\\+(?:u00|x)${PLAIN}`)],
  ['//', sign(String.raw`//(?:[^/"'<>\s&?#]*[\x80-\xff%\\]|[a-z0-9.-]*[\t\n\r])`)],
];

function sign(source: string): RegExp {
  return new RegExp(source, 'iy');
}

/** True where something may be disguised in a text whose bytes are its characters. */
export function mayBeDisguised(latin1: string): boolean {
  for (const [beginning, sign] of SIGNS)
    for (let at = latin1.indexOf(beginning); at >= 0; at = latin1.indexOf(beginning, at + 1)) {
      sign.lastIndex = at;
      if (sign.test(latin1)) return true;
    }
  return false;
}

/** How often what was decoded is decoded again. */
const ROUNDS = 3;

/** Meanings of a text, as further texts: decoded step by step, and the hosts that a browser reads in it. */
export function undisguised(text: string): string[] {
  const texts: string[] = [];
  let plain = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = plain;
    for (const decode of [decodeHTML, decodeEscapes, decodePercent]) {
      texts.push(hostsIn(plain));
      plain = decode(plain);
    }
    texts.push(plain);
    if (plain === before) break;
  }
  texts.push(hostsIn(plain), withoutTricks(plain));
  return texts;
}

function decodeEscapes(text: string): string {
  return text
    .replace(/\\+(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, long: string, short: string) =>
      String.fromCharCode(Number.parseInt(long ?? short, 16)),
    )
    .replaceAll('\\/', '/');
}

function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}

/** Hosts of addresses as a browser understands them, each behind `//`. */
function hostsIn(text: string): string {
  const addresses = text.matchAll(/(?:https?:[\s\\/]*|[\\/]{2,})([^"'<>` \\/][^"'<>` ]{0,300})/gi);
  return [...addresses]
    .map(([, rest = '']) => URL.parse(`https://${rest.replace(/[\t\n\r]/g, '')}`)?.hostname ?? '')
    .map((host) => `//${host}/`)
    .join('\n');
}

/** Without characters that nobody sees, and with wide and other looks of letters as letters. */
function withoutTricks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').normalize('NFKC');
}
