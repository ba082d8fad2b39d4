/** Subject of a list of products: the platform is asked for it by kind and id. */
export interface ListSource {
  kind: 'category' | 'supplier';
  id: number;
}

/** True if the platform has filters for such a list beside what can be bought now. */
export const hasFilters = ({ kind }: ListSource): boolean => kind === 'category';

/** The source as it stands in a page. */
export const writeListSource = ({ kind, id }: ListSource): string => `${kind}:${id}`;

/** Reads what `writeListSource` wrote; undefined where it is something else. */
export function parseListSource(text: string): ListSource | undefined {
  const [, kind, id] = /^(category|supplier):([1-9]\d*)$/.exec(text) ?? [];
  if (kind !== 'category' && kind !== 'supplier') return;
  return { kind, id: Number(id) };
}
