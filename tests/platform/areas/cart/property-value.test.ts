import { expect, test } from 'vitest';
import type { PropertyValue } from '#contract/cart/cart.ts';
import { PATTERN_FIELD_TYPES } from '#contract/cart/pattern.ts';
import { aSandbox } from '../../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../../sandbox/a-shop.ts';
import { aShopper, type Shopper } from '../../../sandbox/a-shopper.ts';

/**
 * A shop with one pattern for everything in category 1: a field a type, with the ids 1, 2, …; only the first
 * one is required.
 */
async function aShopWithPattern(): Promise<{
  shopper: Shopper;
  fill(values: PropertyValue[]): Promise<unknown>;
}> {
  const fields = PATTERN_FIELD_TYPES.map((type, index) => ({
    id: index + 1,
    name: { ru: type },
    type,
    required: index === 0,
    future: type === 'date',
    values:
      type === 'predefined' || type === 'status' ? [{ id: 70, name: { ru: 'Красный', en: 'Red' } }] : [],
  }));
  const sandbox = await aSandbox([
    { ...aShopSeed(), patterns: [{ id: 1, name: { ru: 'Подарок' }, categoryIds: [1], fields }] },
  ]);
  const shopper = await aShopper(sandbox);
  const { id } = (await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 1 })).json
    .sellRecords[0];
  const fill = async (propertyValues: PropertyValue[]) => {
    const { status, json } = await shopper.call('PUT', `/${id}/update-record`, {
      quantity: 2,
      propertyValues,
    });
    return status === 200 ? json.sellRecord.propertyValues : [status, json.field];
  };
  return { shopper, fill };
}

const GREETING = { id: 1, value: 'С днём рождения' };

test('what a shopper filled in is kept with the line, until it is filled in anew', async () => {
  const { shopper, fill } = await aShopWithPattern();
  const all: PropertyValue[] = [
    GREETING,
    { id: 2, value: '12.5' },
    { id: 3, uploadedFile: '/market-api/media/upload/card.png' },
    { id: 4, date: '2126-12-31' },
    { id: 5, datetime: '2026-12-31T18:30' },
    { id: 6, value: 'Красный' },
    { id: 7, value: '70' },
    { id: 8, price: 50_000 },
  ];
  expect(await fill(all)).toEqual(all);
  await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 3 });
  const [record] = (await shopper.call('GET', '/cart-detail')).json.sells[0].sellRecords;
  expect(record).toMatchObject({ count: 3, propertyValues: all });
  await shopper.call('PUT', `/${record.id}/update-record`, { quantity: 1 });
  expect((await shopper.call('GET', '/cart-detail')).json.sells[0].sellRecords[0].propertyValues).toEqual(
    all,
  );
  expect(await fill([])).toEqual([]);
});

test('a line that was removed comes back with nothing filled in', async () => {
  const { shopper, fill } = await aShopWithPattern();
  await fill([GREETING]);
  const [record] = (await shopper.call('GET', '/cart-detail')).json.sells[0].sellRecords;
  await shopper.call('DELETE', `/${record.id}/remove-record`);
  const { json } = await shopper.call('POST', '/add-to-cart', { stock: 1001, quantity: 1 });
  expect(json.sellRecords[0]).toMatchObject({ id: record.id, propertyValues: [] });
});

test('[PDP-12] an answer of another type, of a day that is over, to no field of the goods, given twice or left out where required is refused, and changes nothing', async () => {
  const { shopper, fill } = await aShopWithPattern();
  expect(await fill([{ id: 99, value: 'x' }])).toEqual([422, 'propertyValues.0.id']);
  expect(await fill([GREETING, GREETING])).toEqual([422, 'propertyValues.1.id']);
  expect(await fill([{ id: 1, price: 5 }])).toEqual([422, 'propertyValues.0.value']);
  expect(await fill([{ id: 1, value: '  ' }])).toEqual([422, 'propertyValues.0.value']);
  expect(await fill([GREETING, { id: 2, value: 'many' }])).toEqual([422, 'propertyValues.1.value']);
  expect(await fill([GREETING, { id: 3, uploadedFile: '/market-api/media/upload/film.mp4' }])).toEqual([
    422,
    'propertyValues.1.uploadedFile',
  ]);
  expect(await fill([GREETING, { id: 6, value: 'Синий' }])).toEqual([422, 'propertyValues.1.value']);
  expect(await fill([{ id: 2, value: '1' }])).toEqual([422, 'propertyValues.1']);
  expect(await fill([GREETING, { id: 4, date: '31.12.2026' }])).toEqual([400, 'propertyValues.1.date']);
  expect(await fill([GREETING, { id: 4, date: '2000-01-01' }])).toEqual([422, 'propertyValues.1.date']);
  expect(await fill([{ id: 1 }])).toEqual([400, 'propertyValues.0']);
  const [record] = (await shopper.call('GET', '/cart-detail')).json.sells[0].sellRecords;
  expect(record).toMatchObject({ count: 1, propertyValues: [] });
});
