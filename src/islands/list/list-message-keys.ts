import { CARD_MESSAGE_KEYS } from '#card/card-model.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { FAILURE_MESSAGE_KEYS } from '#islands/form/message-of.ts';

/** Messages of a list with filters. */
export const LIST_MESSAGE_KEYS = [
  ...CARD_MESSAGE_KEYS,
  ...FAILURE_MESSAGE_KEYS,
  'dialog.close',
  'category.pages',
  'category.page',
  'category.previous',
  'category.next',
  'category.count',
  'category.products',
  'search.filters',
  'search.only-available',
  'search.more-values',
  'search.fewer-values',
  'search.price-from',
  'search.price-to',
  'search.from',
  'search.to',
  'search.chosen',
  'search.take-out',
  'search.clear-filters',
  'search.a-filter',
  'search.reset',
  'search.show-count',
  'search.sort',
  'search.sort-relevance',
  'search.sort-popular',
  'search.sort-price-asc',
  'search.sort-price-desc',
  'search.sort-newest',
  'search.sort-discount',
  'search.sort-rating',
  'search.page-size',
] as const satisfies readonly MessageKey[];
