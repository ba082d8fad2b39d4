import type { Sell, SellRecord, Cart as ServerCart } from '#contract/cart/cart.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { lowestQuantity } from '#domain/pricing/quantity.ts';

/** A sell as the checkout shows it: without what the shopper took out. */
export interface CheckoutGroup extends Pick<Sell, 'id' | 'supplier' | 'available'> {
  records: readonly SellRecord[];
  /** True if the supplier takes the chosen method, or none is chosen. */
  takesMethod: boolean;
  /** UZS. */
  subtotal: number;
  discount: number;
}

/**
 * Groups of a cart at the checkout. A sell is available only if its supplier takes the chosen way to pay;
 * sells without lines are left out.
 */
export function checkoutGroups(
  { sells }: Pick<ServerCart, 'sells'>,
  methodId: number | undefined,
): CheckoutGroup[] {
  return sells.flatMap(({ id, supplier, sellRecords, paymentMethodIds, subtotal, discount, available }) => {
    const records = sellRecords.filter(({ deleted }) => !deleted);
    if (records.length === 0) return [];
    const takesMethod = methodId === undefined || paymentMethodIds.includes(methodId);
    return [{ id, supplier, available: available && takesMethod, records, takesMethod, subtotal, discount }];
  });
}

/** Why a line cannot be ordered as it is: it is not sold, there are fewer, or it must be more. */
export type RecordFault =
  | { kind: 'gone' }
  | { kind: 'over-stock'; left: number }
  | { kind: 'below-minimum'; least: number };

/** Fault of a line; undefined if it can be ordered. */
export function recordFault({ available, count, variation }: SellRecord): RecordFault | undefined {
  if (available) return;
  const { stock, tracking, minOrder } = variation;
  const least = lowestQuantity({ minOrder, tiers: variation.tiers });
  if (tracking && stock.count < least) return { kind: 'gone' };
  if (tracking && count > stock.count) return { kind: 'over-stock', left: stock.count };
  if (count < least) return { kind: 'below-minimum', least };
  return { kind: 'gone' };
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

/** Price of a shipping service for this order; null while nobody knows. */
export interface ShippingOffer {
  id: number;
  price: number | null;
}

/**
 * The shipping service to begin with: the one of last time, else the first that is free, else the cheapest.
 * Shipping is free by default.
 */
export function startService(
  offers: readonly ShippingOffer[],
  kept: number | null,
): ShippingOffer | undefined {
  const dearness = ({ price }: ShippingOffer) => price ?? Number.POSITIVE_INFINITY;
  return (
    offers.find(({ id }) => id === kept) ??
    offers.reduce<ShippingOffer | undefined>(
      (best, offer) => (best && dearness(best) <= dearness(offer) ? best : offer),
      undefined,
    )
  );
}
