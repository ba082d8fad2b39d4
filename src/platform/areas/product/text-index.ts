import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';
import { soundOf, textOf, wordsOf } from './words.ts';

/** Puts the words of a product into the index in place of those it had; `key` is that of its row. */
export function indexProductText(shop: Shop, key: number, product: Product, isNew: boolean): void {
  if (!isNew) removeProductText(shop, key);
  const names = [product.name, ...product.variations.map(({ name }) => name)].flatMap(textsOf);
  const texts = [
    ...[product.shortDescription, product.description].flatMap(textsOf).map(textOf),
    ...product.characteristics.flatMap(({ value }) => textsOf(value)),
  ];
  shop.sql.run`
    INSERT INTO product_text (rowid, name, description)
    VALUES (${key}, ${entriesOf(shop, names)}, ${entriesOf(shop, texts)})`;
}

export function removeProductText(shop: Shop, key: number): void {
  shop.sql.run`DELETE FROM product_text WHERE rowid = ${key}`;
}

/** Entry of a word in the index of all shops. */
export function entryOf(shop: Shop, word: string): string {
  return `${shop.id}z${word}`;
}

function entriesOf(shop: Shop, texts: readonly string[]): string {
  const words = new Set(texts.flatMap(wordsOf));
  for (const word of [...words]) words.add(soundOf(word));
  words.delete('');
  return [...words].map((word) => entryOf(shop, word)).join(' ');
}

function textsOf(localized: Localized): string[] {
  return Object.values(localized);
}
