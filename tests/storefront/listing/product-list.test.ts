// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { EXAMPLE_LISTING } from '#contract/catalogue/listing.ts';
import { PRODUCT_SORT, parseListChoice } from '#domain/listing/list-choice.ts';
import { listMore } from '#storefront/listing/product-list.ts';
import { aPlatform } from '../platform.ts';

const [ITEM] = EXAMPLE_LISTING.items;
const itemOf = (id: number) => ({ ...ITEM, variation: { ...ITEM?.variation, id } });
const idsOf = ({ items }: { items: readonly { variation: { id: number } }[] }) =>
  items.map(({ variation }) => variation.id);

/** A platform with these products, which may change. */
async function aList(ids: number[]) {
  const platform = await aPlatform(({ url = '' }) => {
    const query = new URL(url, 'http://shop').searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    if (url.includes('filter-data')) return { status: 500, body: {} };
    const items = ids.slice((page - 1) * size, page * size).map(itemOf);
    return { body: { items, page, size, total: ids.length } };
  });
  onTestFinished(() => platform.close());
  const more = async (shown: number[], total: number) => {
    const next = parseListChoice(`?page=${shown.length / 20 + 1}`, PRODUCT_SORT);
    return listMore({ kind: 'supplier', id: 7 }, next, { items: shown.map(itemOf) as never, total });
  };
  return { ids, more, platform };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('[CAT-03] the next page goes below the shown ones with one call', async () => {
  const { more, platform } = await aList(upTo(45));
  expect(idsOf(await more(upTo(20), 45))).toEqual(upTo(40));
  expect(platform.urls.filter((url) => url.includes('page=2'))).toHaveLength(1);
});

test('[CAT-03] a list that moved is shown as it is now: nothing twice, nothing left out', async () => {
  const { ids, more } = await aList(upTo(45));
  ids.unshift(99);
  expect(idsOf(await more(upTo(20), 45))).toEqual([99, ...upTo(39)]);
  ids.splice(0, 3);
  expect(idsOf(await more(upTo(20), 45))).toEqual(upTo(42).slice(2));
  // The first of the next page and the last of the shown one change places: the count is the same.
  ids.splice(0, ids.length, ...upTo(19), 21, 20, ...upTo(45).slice(21));
  expect(idsOf(await more(upTo(20), 45))).toEqual([...upTo(19), 21, 20, ...upTo(40).slice(21)]);
});
