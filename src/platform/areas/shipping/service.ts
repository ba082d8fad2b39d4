import type { ShippingPlace, ShippingService } from '#contract/order/shipping.ts';
import { distanceKm } from '#domain/address/distance.ts';
import { readFranchises } from '#platform/areas/franchise/location.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { ShippingRule, ShippingZone } from '#platform/store/document-kinds.ts';
import { readDocument, readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { isInside } from './place.ts';

/** The services that carry the goods of all these suppliers, and, where a place is given, go there. */
export function shippingRulesFor(
  shop: Shop,
  supplierIds: readonly number[],
  place?: ShippingPlace,
): ShippingRule[] {
  return readDocuments(shop, 'shipping-service').filter(
    (rule) =>
      rule.active &&
      carries(rule, supplierIds) &&
      (place === undefined || zoneOf(shop, rule, place) !== undefined),
  );
}

/**
 * The service by its id, where it carries the goods of all these suppliers; throws 422
 * `shipping-service-not-found`.
 */
export function findShippingRule(shop: Shop, id: number, supplierIds: readonly number[]): ShippingRule {
  const rule = readDocument(shop, 'shipping-service', String(id))?.data;
  if (!rule?.active) throw noShippingService(`The shop has no shipping service ${id}.`);
  if (!carries(rule, supplierIds))
    throw noShippingService('This shipping service does not carry all of these goods.');
  return rule;
}

/**
 * The zone of a service that a place is in; undefined where it does not go there, or where no branch hands
 * out what is fetched.
 */
export function zoneOf(
  shop: Shop,
  { kind, zones }: ShippingRule,
  place: ShippingPlace,
): ShippingZone | undefined {
  if (!isInside(place)) return undefined;
  const franchises = readFranchises(shop);
  if (kind === 'pick-up' && !franchises.some(({ pickUp }) => pickUp)) return undefined;
  const nearest = Math.min(...franchises.map(({ coordinate }) => distanceKm(coordinate, place)));
  return zones.find(
    ({ country, withinKm }) => country === place.countryCode && (withinKm === null || nearest <= withinKm),
  );
}

/** The zone of a branch, which is the nearest; undefined where the service hands nothing out there. */
export function branchZone({ kind, zones }: ShippingRule): ShippingZone | undefined {
  return kind === 'pick-up' ? zones[0] : undefined;
}

/**
 * UZS of goods that are delivered for nothing, whoever sells them and wherever the shop delivers in its
 * country; null where there is no such sum.
 */
export function freeShippingFrom(shop: Shop): number | null {
  const rules = readDocuments(shop, 'shipping-service').filter(
    (rule) => rule.active && rule.kind !== 'pick-up',
  );
  const suppliers = readDocuments(shop, 'supplier').map(({ id }) => [id]);
  const sums = (suppliers.length > 0 ? suppliers : [[]]).map((wanted) => {
    const carrying = rules.filter((rule) => carries(rule, wanted));
    const reach = Math.max(...carrying.map(reachKm));
    return Math.min(
      ...carrying.flatMap((rule) => (rule.freeFrom === null || reachKm(rule) < reach ? [] : [rule.freeFrom])),
    );
  });
  const sum = Math.max(...sums);
  return Number.isFinite(sum) ? sum : null;
}

/** Kilometres from a branch that a service goes in the country of the shops; 0 where it does not. */
function reachKm({ zones }: ShippingRule): number {
  const home = zones.filter(({ country }) => country === 'UZ');
  return Math.max(0, ...home.map(({ withinKm }) => withinKm ?? Number.POSITIVE_INFINITY));
}

/** A service as the platform answers it. */
export function createService({ id, name, kind, freeFrom, zones }: ShippingRule): ShippingService {
  const prices = zones.map(({ price }) => price);
  const totalPrice = { min: Math.min(...prices), max: Math.max(...prices) };
  const deliveryDays = {
    min: Math.min(...zones.map(({ days }) => days.min)),
    max: Math.max(...zones.map(({ days }) => days.max)),
  };
  return { id, name, kind, totalPrice, shippingPrice: zones[0]?.price ?? 0, freeFrom, deliveryDays };
}

export function noShippingService(message: string): Refusal {
  return new Refusal(422, { code: 'shipping-service-not-found', message });
}

function carries({ supplierIds }: ShippingRule, wanted: readonly number[]): boolean {
  return supplierIds === null || wanted.every((id) => supplierIds.includes(id));
}
