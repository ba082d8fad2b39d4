/** Subject of a list of products: the platform is asked for it by kind and id. */
export interface ListSource {
  kind: 'category' | 'brand' | 'supplier';
  id: number;
}

/** The source as it stands in a page. */
export const writeListSource = ({ kind, id }: ListSource): string => `${kind}:${id}`;

/** Reads what `writeListSource` wrote; undefined where it is something else. */
export function parseListSource(text: string): ListSource | undefined {
  const [, kind, id] = /^(category|brand|supplier):([1-9]\d*)$/.exec(text) ?? [];
  return kind ? { kind: kind as ListSource['kind'], id: Number(id) } : undefined;
}
