import { decodeHTMLAttribute } from 'entities';
import { hasIsland } from '#publisher/render/astro/island-html.ts';
import { integrityOf } from '#publisher/render/astro/page-scripts.ts';
import type { InventoryScript } from '#publisher/render/compile/script-inventory.ts';

/** Data in a page: it does not run. */
const DATA = /\btype="(?:application\/(?:ld\+)?json)"/;

/**
 * Parts of a page that its policy or the inventory of scripts does not allow, as sentences. Every attribute
 * stands in double quotes.
 */
export function unsafeIn(html: string, inventory: readonly InventoryScript[], mapHash: string): string[] {
  const known = new Map(inventory.map(({ url, integrity }) => [url, integrity]));
  const problems: string[] = [];
  const markup = html.replace(
    /<script\b([^>]*)>(.*?)<\/script>/gs,
    (_, attributes: string, content: string) => {
      problems.push(...unsafeScript(attributes, content, known, mapHash));
      return '';
    },
  );
  if (hasIsland(html) && !html.includes('<script type="importmap">'))
    problems.push('it has islands, but no map with the hashes of what they load');
  for (const [tag, name = ''] of markup.matchAll(/<([a-z][\w-]*)\b(?:[^>"]|"[^"]*")*>/gi)) {
    if (/^(?:style|base|object|embed|iframe)$/i.test(name)) problems.push(`it has the element ${name}`);
    for (const [, attribute = '', value = ''] of tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)) {
      if (attribute === 'style' || /^on/.test(attribute)) problems.push(`<${name}> has ${attribute}`);
      if (/^\s*javascript:/i.test(decodeHTMLAttribute(value)))
        problems.push(`<${name}> runs its ${attribute}`);
    }
  }
  return [...new Set(problems)];
}

function unsafeScript(
  attributes: string,
  content: string,
  known: ReadonlyMap<string, string>,
  mapHash: string,
): string[] {
  const [, url] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
  if (url === undefined) {
    if (DATA.test(attributes)) return [];
    if (attributes.includes('type="importmap"') && integrityOf(content) === mapHash) return [];
    return [`it has a script of its own: ${content.slice(0, 40)}`];
  }
  const [, integrity] = /\bintegrity="([^"]*)"/.exec(attributes) ?? [];
  if (!known.has(url)) return [`the inventory of scripts lacks ${url}`];
  return known.get(url) === integrity ? [] : [`${url} is loaded without its hash`];
}
