import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { kindFilesOf } from '#sandbox/demo/seed/read-shop.ts';
import { parseYaml, readYaml } from '#sandbox/demo/seed/read-yaml.ts';
import { SHARED_BLOCKS } from '#sandbox/demo/seed/shared-pages.ts';
import { TRADE } from '#sandbox/demo/seed/shared-trade.ts';
import { DemoFileError } from '#sandbox/demo/seed/yaml-fault.ts';
import { sharedAxesSchema } from '#sandbox/demo/source/axis.ts';
import { kindsSchema } from '#sandbox/demo/source/kind.ts';
import { pagesSchema, sharedNewsSchema } from '#sandbox/demo/source/shared.ts';
import { contentSchema, newsListSchema, shopSchema } from '#sandbox/demo/source/shop-source.ts';
import { traitsSchema } from '#sandbox/demo/source/traits.ts';

const FOLDER = 'src/sandbox/demo';
const slugsOf = (shop: string) =>
  readFileSync(`${FOLDER}/${shop}/categories.yml`, 'utf8').match(/(?<=slug: )[\w-]+/g) ?? [];

/** Files of the demo with the schema that each is read by. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'clothes/kinds-bottoms.yml': kindsSchema(
    readYaml('clothes/axes.yml', sharedAxesSchema),
    readYaml('clothes/traits.yml', traitsSchema),
    ['women-jeans', 'men-jeans', 'men-trousers'],
  ),
  'clothes/content.yml': contentSchema(slugsOf('clothes'), SHARED_BLOCKS),
  'clothes/news.yml': newsListSchema,
  'clothes/shop.yml': shopSchema(slugsOf('clothes'), TRADE, kindFilesOf('clothes')),
  'marketplace/shop.yml': shopSchema(slugsOf('marketplace'), TRADE, kindFilesOf('marketplace')),
  'shared/news.yml': sharedNewsSchema,
  'shared/pages.yml': pagesSchema,
};

/**
 * Messages about a file in which texts were replaced, each fault with how many lines it stands below the
 * first of them.
 */
function faultsOf(path: string, ...replaced: [from: string, to: string][]): [below: number, said: string][] {
  const file = `${FOLDER}/${path}`;
  const schema = SCHEMAS[path];
  if (!schema) throw new Error(`${path} has no schema here`);
  let text = readFileSync(file, 'utf8');
  const first = Math.min(...replaced.map(([from]) => lineOf(text, from)));
  for (const [from, to] of replaced) text = text.replace(from, () => to);
  try {
    parseYaml(file, text, schema);
    return [];
  } catch (error) {
    if (!(error instanceof DemoFileError)) throw error;
    expect(error.message.split('\n')).toEqual(
      error.faults.map(({ line, message }) => `${file}:${line}: ${message}.`),
    );
    return error.faults.map(({ line, message }) => [line - first, message]);
  }
}

function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`there is no ${part}`);
  return text.slice(0, at).split('\n').length;
}

const KINDS = 'clothes/kinds-bottoms.yml';

test.each(Object.keys(SCHEMAS))('%s has no fault', (path) => {
  expect(faultsOf(path, [':', ':'])).toEqual([]);
});

describe('a wrong field', () => {
  test('of an unknown name is answered with the names that there are', () => {
    expect(faultsOf(KINDS, ['brand: Chorsu Denim', 'brnd: Chorsu Denim'])).toEqual([
      [0, '"brand" is missing: write text (a number in quotes)'],
      [0, 'there is no field "brnd": write one of brand, models'],
    ]);
  });

  test('of another kind is answered with how to write it', () => {
    expect(
      faultsOf(KINDS, ['min: 250000', 'min: much'], ['[340, 380, 410]', '340'], ['rating: 5', 'rating: 6']),
    ).toEqual([
      [0, '"min" is "much": write a number without quotes'],
      [9, '"values" is 340: write a list, each item after "- "'],
      [47, '"rating" is 6: write one of 1, 2, 3, 4, 5'],
    ]);
    expect(faultsOf(KINDS, ['min: 250000', 'min: -1'])).toEqual([[0, '"min" is -1: write more than 0']]);
    expect(faultsOf('clothes/news.yml', ['kak-tkut-adras', 'Kak tkut'])).toEqual([
      [0, '"slug" is "Kak tkut": it must be lower-case letters, digits and single hyphens'],
    ]);
  });

  test('among the settings of a shop is found as well', () => {
    const [fault] = faultsOf('clothes/shop.yml', ['headerStyleType', 'headerStyelType']);
    expect(fault?.[0]).toBe(0);
    expect(fault?.[1]).toMatch(/^there is no field "headerStyelType": write one of .*headerStyleType/);
  });

  test('that a comma has cut off is told from a wrong name', () => {
    expect(
      faultsOf(KINDS, ['"Сели идеально, на талии не топорщатся. Наконец-то нашла свои."', 'Сели, на талии']),
    ).toEqual([[0, '"на талии" is cut off by a comma: put the whole text into quotes']]);
  });
});

describe('a translation', () => {
  test('that is missing or empty is asked for in its language', () => {
    expect(faultsOf(KINDS, ['uz: toʻgʻri bichimli, ', ''], ['en: flared', 'en: ""'])).toEqual([
      [0, '"uz" is missing: write the text in Uzbek'],
      [1, 'this is empty: write the text'],
    ]);
  });

  test('that is still Russian is found', () => {
    expect(faultsOf(KINDS, ['uz: toʻgʻri bichimli', 'uz: прямые'])).toEqual([
      [0, 'Cyrillic letters belong to "ru" only: translate this'],
    ]);
    expect(faultsOf(KINDS, ['{ ru: пять, uz: beshta, en: five }', 'пять'])).toEqual([
      [0, 'this is Russian only: write three fields, "ru", "uz" and "en"'],
    ]);
  });

  test('of a paragraph that is left out is missed', () => {
    expect(faultsOf('shared/pages.yml', ['        - <h2>Viloyatlarga</h2>\n', ''])).toEqual([
      [-9, '"uz" has 5 elements and "ru" has 6: translate each element'],
    ]);
    expect(faultsOf('shared/pages.yml', ['<h2>In Tashkent</h2>', 'In Tashkent'])).toEqual([
      [0, 'an element is HTML: begin it with a tag, as <p>'],
    ]);
  });

  test('with another place than its model is told the places', () => {
    expect(faultsOf(KINDS, ['{brand} {model} ayollar', '{brnd} {model} ayollar'])).toEqual([
      [0, 'in "uz" there is no place {brnd}: write {brand}, {model} as in the other languages'],
      [0, 'in "uz" {brand} is missing: write {brand}, {model} as in the other languages'],
    ]);
    const [fault] = faultsOf('shared/pages.yml', ['{shop} answers', '{shopp} answers']);
    expect(fault?.[1]).toMatch(/^in "en" there is no place \{shopp\}: write \{shop\}/);
  });
});

describe('a reference that leads nowhere', () => {
  test.each([
    [
      'category: women-jeans',
      'category: jens',
      'category without children in categories.yml "jens"',
      'women-jeans',
    ],
    ['code: jeans', 'code: jens', 'picture "jens"', 'jeans'],
    ['use: color', 'use: colour', 'axes.yml has no axis "colour"', 'color'],
    ['[denim, ink', '[denim, inc', 'the axis "color" has no value "inc"', 'ink'],
    ['- women-jeans-sizes', '- women-sizes', 'axes.yml has no axis "women-sizes"', 'women-jeans-sizes'],
    ['use: density', 'use: dense', 'traits.yml has no characteristic "dense"', 'density'],
    ['    - season', '    - saison', 'traits.yml has no characteristic "saison"', 'season'],
    ['use: sewn', 'use: sown', 'traits.yml has no list of sentences "sown"', 'sewn'],
    ['use: clothes', 'use: cloths', 'traits.yml has no list of reviews "cloths"', 'clothes'],
    ['unit: piece', 'unit: peace', 'traits.yml has no unit "peace"', 'piece'],
  ])('of a kind, %s, is answered with the names that there are', (from, to, what, instead) => {
    const faults = faultsOf(KINDS, [from, to]);
    expect(faults).toEqual([[0, expect.stringContaining(what)]]);
    expect(faults[0]?.[1]).toMatch(new RegExp(`: write one of (?:.*, )?${instead}(?:,|$)`));
  });

  test('of a home page is answered with the names that there are', () => {
    const said = faultsOf(
      'clothes/content.yml',
      ['categorySlug: caps', 'categorySlug: cap'],
      ['  - truck', '  - trukc'],
      ['pick: newest', 'pick: new'],
    ).map(([, message]) => message);
    expect(said).toEqual([
      expect.stringMatching(/^there is no category in categories\.yml "cap": write one of .*caps/),
      'item 1 of "blocks" is "trukc": write one of truck, return, shield, card',
      '"pick" is "new": write one of discounted, newest, best-rated, category',
    ]);
  });

  test('of a service or its supplier is answered with the names that there are', () => {
    expect(faultsOf('marketplace/shop.yml', ['use: courier', 'use: couriers'])).toEqual([
      [0, '"use" is "couriers": write one of courier, pick-up, express, regional, kazakhstan'],
    ]);
    expect(faultsOf('marketplace/shop.yml', ['[Poytaxt Uy Savdo', '[Poytaxt'])).toEqual([
      [0, expect.stringMatching(/^"suppliers" has no "Poytaxt": write one of Poytaxt Uy Savdo, /)],
    ]);
  });
});

test('a file of kinds that is not there, or that its shop does not name, is found', () => {
  const [fault] = faultsOf('marketplace/shop.yml', ['living-room, ', 'livingroom, ']);
  expect(fault?.[1]).toMatch(/^there is no file of kinds "livingroom": write one of .*living-room/);
  const [other] = faultsOf('marketplace/shop.yml', ['living-room, ', '']);
  expect(other?.[1]).toMatch(/^a file of kinds is left out: write all of .*living-room/);
});

describe('what is no YAML', () => {
  test('is shown with its line', () => {
    expect(faultsOf(KINDS, ['uz: toʻgʻri bichimli', 'uz: toʻgʻri: bichimli'])).toEqual([
      [0, expect.stringMatching(/^this is no YAML: .*needs quotes$/)],
    ]);
  });

  test('is shown for all lines at once', () => {
    const faults = faultsOf(
      KINDS,
      ['uz: toʻgʻri bichimli', 'uz: toʻgʻri: bichimli'],
      ['uz: klyosh', 'uz: kl: yosh'],
    );
    expect(faults.map(([below]) => below)).toEqual([0, 1]);
  });
});

test('all faults of a file come at once, in its order', () => {
  const faults = faultsOf(
    KINDS,
    ['category: women-jeans', 'category: jens'],
    ['uz: klyosh, ', ''],
    ['use: color', 'use: colour'],
    ['unit: piece', 'unit: peace'],
  );
  expect(faults.map(([below]) => below)).toEqual([0, 9, 16, 19]);
});
