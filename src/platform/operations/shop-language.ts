import type { Language } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Language that the goods of a shop are named in. */
export function languageOf(shop: Shop): Language {
  const row = shop.sql.get<{ language: Language }>`
    SELECT key AS language FROM json_each(
      (SELECT json_extract(data, '$.name') FROM product WHERE shop = ${shop.id} LIMIT 1)) LIMIT 1`;
  return row?.language ?? 'ru';
}
