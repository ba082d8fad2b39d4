import { hash } from '#lib/random.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';

/** Of cardboard: things that the shop does not sell, like the parcel that goods come in. */
const CARDBOARD = '#c79a63';

/** A colour that goods of a drawing are sold in, the same for a `key` each time. */
export function naturalColor(kinds: readonly ProductKind[], picture: string, key: string): string {
  const kind = kinds.find(({ code }) => code === picture);
  const chosen =
    kind?.axes.flatMap(({ values }) =>
      values.flatMap((value) => ('color' in value && value.color ? [value.color] : [])),
    ) ?? [];
  const colors = chosen.length > 0 ? chosen : (kind?.colors ?? []);
  return colors[hash(picture, key) % colors.length] ?? CARDBOARD;
}
