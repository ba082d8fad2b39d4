import { decodeHTMLAttribute } from 'entities';

/** Links of a page: addresses as they stand in it, entities read. */
export interface PageLinks {
  /** Links, pictures, scripts and styles, each once. */
  addresses: Set<string>;
  /** Targets for anchors of other links. */
  ids: Set<string>;
}

/** Reads the links of a page of ours: every attribute stands in double quotes. */
export function linksOf(html: string): PageLinks {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  // Text in scripts is data, and no attribute.
  for (const [tag] of html.replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1').matchAll(/<[a-z][^>]*>/gi)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s(href|src|srcset|poster|action|id)="([^"]*)"/g)) {
      const text = decodeHTMLAttribute(value);
      if (name === 'id') ids.add(text);
      else if (name === 'srcset')
        for (const [, one = ''] of text.matchAll(/([^\s,]\S*[^\s,])(?:\s+[^,]*)?/g)) addresses.add(one);
      else addresses.add(text);
    }
  }
  return { addresses, ids };
}
