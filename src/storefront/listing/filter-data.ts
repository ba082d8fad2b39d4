import type { Filter, FilterData } from '#contract/catalogue/filter.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { isCount, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

const isChild = shapeOf({ id: isCount, name: isRecord, count: isCount });

const isFilter = (value: unknown): value is Filter =>
  isRecord(value) &&
  isRecord(value['name']) &&
  Number.isFinite(value['sort']) &&
  listOf(isChild)(value['children']) &&
  (value['type'] === 'price'
    ? isCount(value['min']) && isCount(value['max'])
    : ['category', 'productProperty', 'variationProperty'].includes(String(value['type'])));

/** Whether filters can be drawn of an answer. */
export const isFilterData = shapeOf<FilterData>({ items: listOf(isFilter), total: isCount });
