import { z } from 'zod';
import * as account from '../account/account.ts';
import * as address from '../account/address.ts';
import * as bankCard from '../account/bank-card.ts';
import * as notification from '../account/notification.ts';
import * as wallet from '../account/wallet.ts';
import * as cache from '../cache/cache.ts';
import * as webhook from '../cache/webhook.ts';
import type { Call } from '../call/define-call.ts';
import * as failure from '../call/failure.ts';
import * as cart from '../cart/cart.ts';
import * as pattern from '../cart/pattern.ts';
import * as catalogue from '../catalogue/catalogue.ts';
import * as catalogueSchemas from '../catalogue/catalogue-schema.ts';
import * as filter from '../catalogue/filter.ts';
import * as franchise from '../catalogue/franchise.ts';
import * as listing from '../catalogue/listing.ts';
import * as promotion from '../catalogue/promotion.ts';
import * as review from '../catalogue/review.ts';
import * as search from '../catalogue/search.ts';
import * as variation from '../catalogue/variation.ts';
import * as geocoding from '../geocoding/geocoding.ts';
import * as content from '../market/content.ts';
import * as market from '../market/market.ts';
import * as marketSchemas from '../market/market-schema.ts';
import * as settings from '../market/settings.ts';
import * as checkout from '../order/checkout.ts';
import * as delivery from '../order/delivery.ts';
import * as installment from '../order/installment.ts';
import * as order from '../order/order.ts';
import * as payment from '../order/payment.ts';
import * as shipping from '../order/shipping.ts';
import * as upload from '../upload/upload.ts';
import * as primitive from '../value/primitive.ts';

/** The files of the contract that describe calls, by their area. */
const AREAS = {
  catalogue,
  variation,
  listing,
  filter,
  search,
  pattern,
  upload,
  market,
  content,
  review,
  cart,
  cache,
  geocoding,
  shipping,
  payment,
  promotion,
  franchise,
  account,
  address,
  'bank-card': bankCard,
  wallet,
  notification,
  order,
  checkout,
  installment,
  delivery,
};

/** Every call of the contract by its name, grouped by the file that describes it. */
export const CALLS_BY_AREA: Readonly<Record<keyof typeof AREAS, Record<string, Call>>> = mapAreas(callsOf);

/** Every call of the contract by its name. */
export const ALL_CALLS: Readonly<Record<string, Call>> = Object.assign({}, ...Object.values(CALLS_BY_AREA));

/** Schemas that files of the contract export as `xSchema`, by the name `X`. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...[primitive, failure, settings, webhook, catalogueSchemas, marketSchemas, ...Object.values(AREAS)].map(
    schemasOf,
  ),
);

function mapAreas<Value>(of: (area: Record<string, unknown>) => Value): Record<keyof typeof AREAS, Value> {
  return Object.fromEntries(Object.entries(AREAS).map(([name, area]) => [name, of(area)])) as Record<
    keyof typeof AREAS,
    Value
  >;
}

function schemasOf(area: Record<string, unknown>): Record<string, z.ZodType> {
  const schemas = Object.entries(area).filter(
    (entry): entry is [string, z.ZodType] => entry[0].endsWith('Schema') && entry[1] instanceof z.ZodType,
  );
  return Object.fromEntries(
    schemas.map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length), schema]),
  );
}

function callsOf(area: Record<string, unknown>): Record<string, Call> {
  return Object.fromEntries(
    Object.entries(area).filter((entry): entry is [string, Call] => isCall(entry[1])),
  );
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}
