/**
 * The style sheets of a kind of page, by a key like those of entries. No snapshot has them: they come of the
 * shop's settings and of the code.
 */
export type StyleKey = `${typeof STYLE}${string}`;

const STYLE = 'style:';

export function styleKey<Kind extends string>(kind: Kind): `${typeof STYLE}${Kind}` {
  return `${STYLE}${kind}`;
}

export function isStyleKey(key: string): key is StyleKey {
  return key.startsWith(STYLE);
}
