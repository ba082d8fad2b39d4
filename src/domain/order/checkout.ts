import type { Sell, SellRecord, Cart as ServerCart } from '#contract/cart/cart.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { ShippingService } from '#contract/order/shipping.ts';
import { isSoldNoMore } from '#domain/cart/sold-no-more.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { lowestQuantity, mostInOrder } from '#domain/pricing/quantity.ts';

/** A sell as the checkout shows it: without what the shopper took out. */
export interface CheckoutGroup extends Pick<Sell, 'id' | 'supplier' | 'available'> {
  records: readonly SellRecord[];
  /** True if the supplier takes the chosen method, or none is chosen. */
  takesMethod: boolean;
  /** UZS, of what can be ordered. */
  subtotal: number;
  discount: number;
}

/**
 * Groups of a cart at the checkout. A sell is available only if its supplier takes the chosen way to pay, and
 * if of some line pieces are there, be it fewer than the shopper wants; sells without lines are left out.
 */
export function checkoutGroups(
  { sells }: Pick<ServerCart, 'sells'>,
  methodId: number | undefined,
): CheckoutGroup[] {
  return sells.flatMap(({ id, supplier, sellRecords, paymentMethodIds, available }) => {
    const records = sellRecords.filter(({ deleted }) => !deleted);
    if (records.length === 0) return [];
    const takesMethod = methodId === undefined || paymentMethodIds.includes(methodId);
    const sums = records.map(orderableSum);
    return [
      {
        id,
        supplier,
        available: takesMethod && (available || sums.some(({ count }) => count > 0)),
        records,
        takesMethod,
        subtotal: sums.reduce((sum, one) => sum + one.subtotal, 0),
        discount: sums.reduce((sum, one) => sum + one.discount, 0),
      },
    ];
  });
}

/** Pieces of a line that can be ordered now, and their price and discount in UZS. */
export function orderableSum(record: SellRecord): { count: number; subtotal: number; discount: number } {
  const { count, subtotal, discount, variation } = record;
  const fault = recordFault(record);
  if (fault?.kind === 'gone' || fault?.kind === 'sold-out') return { count: 0, subtotal: 0, discount: 0 };
  if (!fault || !('left' in fault)) return { count, subtotal, discount };
  const { price, oldPrice } = offerOf(variationTerms(variation, variation.minOrder), fault.left);
  return { count: fault.left, subtotal: price * fault.left, discount: (oldPrice - price) * fault.left };
}

/**
 * Why a line cannot be ordered as it is: it is sold no more, none or fewer are there, an order takes fewer,
 * or it must be more. `left` is how many can be ordered.
 */
export type RecordFault =
  | { kind: 'gone' }
  | { kind: 'sold-out' }
  | { kind: 'over-stock' | 'above-maximum'; left: number }
  | { kind: 'below-minimum'; least: number };

/** Fault of a line; undefined if it can be ordered. */
export function recordFault(record: SellRecord): RecordFault | undefined {
  const { available, count, variation } = record;
  if (available) return;
  if (isSoldNoMore(record)) return { kind: 'gone' };
  const { stock, tracking, minOrder } = variation;
  const least = lowestQuantity({ minOrder, tiers: variation.tiers });
  if (tracking && stock.count < least) return { kind: 'sold-out' };
  if (tracking && count > stock.count) return { kind: 'over-stock', left: stock.count };
  const left = mostInOrder(variation);
  if (count > left) return { kind: 'above-maximum', left };
  if (count < least) return { kind: 'below-minimum', least };
  return { kind: 'gone' };
}

/** The first line that keeps its group from being ordered as it is; of groups that are ordered, if any is. */
export function faultyRecord(groups: readonly CheckoutGroup[]): SellRecord | undefined {
  const ordered = groups.filter(({ available }) => available);
  const asked = ordered.length > 0 ? ordered : groups.filter(({ takesMethod }) => takesMethod);
  return asked.flatMap(({ records }) => records).find((record) => recordFault(record) !== undefined);
}

/** Sums of the groups that are ordered, in UZS. */
export function goodsSums(groups: readonly CheckoutGroup[]): { subtotal: number; discount: number } {
  const ordered = groups.filter(({ available }) => available);
  return {
    subtotal: ordered.reduce((sum, group) => sum + group.subtotal, 0),
    discount: ordered.reduce((sum, group) => sum + group.discount, 0),
  };
}

/** Ways to pay that a cart is ordered with; installments have a way of their own. */
export function checkoutMethods(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter(({ installment }) => !installment).sort((a, b) => a.sort - b.sort);
}

/** The shop's way to pay by months; undefined where it has none. */
export function installmentMethod(methods: readonly PaymentMethod[]): PaymentMethod | undefined {
  return methods.find(({ installment }) => installment);
}

/**
 * The way to pay to begin with: the one of last time where the shop still has it, else the first that most
 * suppliers of the cart take.
 */
export function startMethod(
  methods: readonly PaymentMethod[],
  { sells }: Pick<ServerCart, 'sells'>,
  kept: number | null,
): PaymentMethod | undefined {
  const takers = ({ id }: PaymentMethod) =>
    sells.filter(({ paymentMethodIds, deleted }) => !deleted && paymentMethodIds.includes(id)).length;
  return (
    methods.find(({ id }) => id === kept) ??
    methods.reduce<PaymentMethod | undefined>(
      (best, method) => (best && takers(best) >= takers(method) ? best : method),
      undefined,
    )
  );
}

/** Lowest and highest price of a service for goods of this sum, in UZS, before it is known where to. */
export function priceRange(
  { freeFrom, totalPrice }: Pick<ShippingService, 'freeFrom' | 'totalPrice'>,
  goods: number,
): { min: number; max: number } {
  return freeFrom !== null && goods >= freeFrom ? { min: 0, max: 0 } : totalPrice;
}

/** The most in UZS that a shipping service may cost for this order. */
export interface ShippingOffer {
  id: number;
  price: number;
}

/**
 * The shipping service to begin with: the one of last time, else the first that is free, else the cheapest.
 * Shipping is free by default.
 */
export function startService(
  offers: readonly ShippingOffer[],
  kept: number | null,
): ShippingOffer | undefined {
  return (
    offers.find(({ id }) => id === kept) ??
    offers.reduce<ShippingOffer | undefined>(
      (best, offer) => (best && best.price <= offer.price ? best : offer),
      undefined,
    )
  );
}
