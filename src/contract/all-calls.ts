import { z } from 'zod';
import * as account from './account.ts';
import * as address from './address.ts';
import * as bankCard from './bank-card.ts';
import * as cache from './cache.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import type { Call } from './define-call.ts';
import * as delivery from './delivery.ts';
import * as failure from './failure.ts';
import * as filter from './filter.ts';
import * as franchise from './franchise.ts';
import * as geocoding from './geocoding.ts';
import * as installment from './installment.ts';
import * as listing from './listing.ts';
import * as market from './market.ts';
import * as notification from './notification.ts';
import * as order from './order.ts';
import * as pattern from './pattern.ts';
import * as payment from './payment.ts';
import * as primitive from './primitive.ts';
import * as promotion from './promotion.ts';
import * as review from './review.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as shipping from './shipping.ts';
import * as upload from './upload.ts';
import * as variation from './variation.ts';
import * as wallet from './wallet.ts';
import * as webhook from './webhook.ts';

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

/** What the files of the contract export as `xSchema`, by the name `X`. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...[primitive, failure, settings, webhook, ...Object.values(AREAS)].map(schemasOf),
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
