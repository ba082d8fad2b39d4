import type { DatabaseSync } from 'node:sqlite';

/** Counts of the offers that can be sold. */
export interface StagedFacts {
  /** Offers that say pieces, those of them with none, and offers that say nothing of pieces. */
  stock: { counted: number; empty: number; uncounted: number };
  pictures: { offersWithout: number };
  brands: number;
  /** Addresses of pictures, spread over the offers that have some. */
  somePictures: string[];
}

/** Pictures that are enough to tell whether those of a feed can be loaded. */
const SOME_PICTURES = 60;

/** Counts what the offers of the staging say. */
export function readStagedFacts(database: DatabaseSync): StagedFacts {
  const row = database
    .prepare(
      `SELECT count(count) AS counted, count(*) FILTER (WHERE count = 0) AS empty,
        count(*) FILTER (WHERE count IS NULL) AS uncounted,
        count(*) FILTER (WHERE json_array_length(content, '$.pictures') = 0) AS offersWithout,
        count(DISTINCT nullif(lower(vendor), '')) AS brands
       FROM offer`,
    )
    .get();
  const number = (name: string) => Number(row?.[name] ?? 0);
  return {
    stock: { counted: number('counted'), empty: number('empty'), uncounted: number('uncounted') },
    pictures: { offersWithout: number('offersWithout') },
    brands: number('brands'),
    somePictures: pickPictures(database),
  };
}

function pickPictures(database: DatabaseSync): string[] {
  // As a bound value the number would be no integer, and the division would keep its fraction.
  const rows = database
    .prepare(
      `SELECT picture FROM (
        SELECT json_extract(content, '$.pictures[0]') AS picture, row_number() OVER (ORDER BY seq) AS place,
          count(*) OVER () AS all_
        FROM offer WHERE json_array_length(content, '$.pictures') > 0)
       WHERE place * ${SOME_PICTURES} / all_ > (place - 1) * ${SOME_PICTURES} / all_`,
    )
    .all();
  return rows.map(({ picture }) => String(picture));
}
