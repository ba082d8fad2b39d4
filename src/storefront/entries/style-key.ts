/**
 * Key of the style sheets of a kind of page. It is read like a key of an entry, but no snapshot has it: the
 * sheets follow from the shop's settings and the code.
 */
export type StyleKey = `${typeof STYLE}${string}`;

const STYLE = 'style:';

export function styleKey<Kind extends string>(kind: Kind): `${typeof STYLE}${Kind}` {
  return `${STYLE}${kind}`;
}

export function isStyleKey(key: string): key is StyleKey {
  return key.startsWith(STYLE);
}
