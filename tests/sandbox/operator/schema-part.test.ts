import { expect, test } from 'vitest';
import { bannerSchema, marketDataSchema, menuItemSchema } from '#contract/market/market-schema.ts';
import { faultSchema } from '#sandbox/control/fault.ts';
import { KINDS } from '#sandbox/operator/browser/document-kinds.ts';
import { textOfValue, valueOfText } from '#sandbox/operator/browser/field.ts';
import { complaintOf, factsOf, partOf, patchOf, valueAt } from '#sandbox/operator/browser/schema-part.ts';
import { CONTACT_FIELDS, SETTING_CARDS } from '#sandbox/operator/browser/setting-fields.ts';
import { LOOK_SETTINGS } from '#storefront/looks/look-settings.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';

const market = (path: string) => partOf(marketDataSchema, path);

test.each([
  ['settings.cartActive', 'switch'],
  ['settings.minOrderSum', 'number'],
  ['settings.priceRounding', 'choice'],
  ['companyOption.options.passwordLevel', 'choice'],
  ['settings.cartDescription', 'languages'],
  ['settings.productCardAdditionalInformation.title', 'languages'],
  ['settings.productProperty', 'list'],
  ['settings.googleTagManager', 'text'],
  ['theme.colors.primary', 'text'],
  ['theme.radius', 'number'],
  ['logo', 'picture'],
  ['phones', 'list'],
] as const)('%s is asked for by a field of the kind %s', (path, kind) => {
  expect(factsOf(market(path)).kind).toBe(kind);
});

test('a moment, the parts of a union and the limits of a number are found', () => {
  expect(factsOf(partOf(bannerSchema, 'endAt')).kind).toBe('moment');
  expect(factsOf(partOf(menuItemSchema, 'name')).kind).toBe('languages');
  const [status] = faultSchema.options;
  expect(factsOf(partOf(status, 'status'))).toMatchObject({ kind: 'number', min: 400, max: 599 });
  expect(factsOf(partOf(bannerSchema, 'translations.uz.title')).kind).toBe('text');
  expect(() => market('settings.nothing')).toThrow('no field nothing');
});

test('every field of the page stands in the schema that its form is made of', () => {
  for (const { name } of [CONTACT_FIELDS, ...Object.values(SETTING_CARDS)].flat())
    expect(market(name)).toBeDefined();
  for (const { schema, fields } of Object.values(KINDS))
    for (const { name } of fields) expect(partOf(schema, name)).toBeDefined();
  expect(
    Object.values(LOOK_TABLES)
      .map(({ setting }) => setting)
      .toSorted(),
  ).toEqual(LOOK_SETTINGS.toSorted());
});

test('what a field holds becomes what the schema takes, and what is wrong is said in its words', () => {
  const read = (path: string, text: string) => {
    const schema = market(path);
    const value = valueOfText(schema, factsOf(schema), text);
    return { value, complaint: complaintOf(schema, value) };
  };
  expect(read('settings.minOrderSum', '85\u00A0000')).toEqual({ value: 85_000, complaint: undefined });
  expect(read('settings.minOrderSum', '').complaint).toBe('must be a number');
  expect(read('settings.minOrderSum', '-1').complaint).toMatch(/>=0/);
  expect(read('settings.priceRounding', '0.5').value).toBe(0.5);
  expect(read('settings.productProperty', 'Вес, Цвет,').value).toEqual(['Вес', 'Цвет']);
  expect(read('settings.googleTagManager', '')).toEqual({ value: null, complaint: undefined });
  expect(read('logo', '').value).toBeNull();
  expect(read('logo', '/a.png').value).toMatchObject({ urls: { original: '/a.png', '800x_': '/a.png' } });
  expect(read('logo', 'a.png').complaint).toMatch(/^must start with https/);
  expect(read('settings.googleTagManager', 'GTM').complaint).toBe('must be like GTM-AB12CD3');
});

test('an amount is shown in thousands, and a path leads into a value and out of a patch', () => {
  const spec = { name: 'count', label: 'Stock', as: 'amount' } as const;
  expect(textOfValue({ kind: 'number', choices: [] }, spec, 1_250_000)).toBe('1\u00A0250\u00A0000');
  expect(valueAt({ theme: { colors: { text: '#000' } } }, 'theme.colors.text')).toBe('#000');
  expect(valueAt(undefined, 'theme.colors')).toBeUndefined();
  expect(patchOf('theme.radius', 4)).toEqual({ theme: { radius: 4 } });
});
