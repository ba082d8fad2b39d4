import type { ProductKind, Text } from './kind.ts';

/** A row of a kind's characteristics with the values that its products take. */
export function row(name: Text, ...values: Text[]): ProductKind['characteristics'][number] {
  return { name, values };
}
