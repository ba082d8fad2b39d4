import type { Address } from '#contract/account/address.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import {
  getCartDetail,
  type PropertyValue,
  removeRecord,
  type Cart as ServerCart,
  updateRecord,
} from '#contract/cart/cart.ts';
import { chooseFranchise, listFranchises, type StockedFranchise } from '#contract/catalogue/franchise.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/order/payment.ts';
import { calculateShipping, listShippingServices, type ShippingService } from '#contract/order/shipping.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** The fields of an address that shipping depends on. */
export type Place = Pick<Address, 'countryCode' | 'latitude' | 'longitude'>;

export type ShippingQuote = CallAnswer<typeof calculateShipping>;

/** The platform's cart, with the suppliers that accept the payment method. Throws `CallError`. */
export function getCheckoutCart(paymentMethod: number | null, signal?: AbortSignal): Promise<ServerCart> {
  return callShop(getCartDetail, { query: paymentMethod === null ? {} : { paymentMethod } }, { signal });
}

/** Sets the count of a cart line on the platform, and its answers; 0 removes the line. Throws `CallError`. */
export async function changeRecord(
  id: number,
  quantity: number,
  propertyValues?: readonly PropertyValue[],
): Promise<void> {
  const params = { id };
  const body = { quantity, ...(propertyValues && { propertyValues: [...propertyValues] }) };
  if (quantity === 0) await callShop(removeRecord, { params }, { unchecked: true });
  else await callShop(updateRecord, { params, body }, { unchecked: true });
}

/** Payment methods, and `keyed`: true if the platform knows keys of orders. Throws `CallError`. */
export async function getWaysToPay(
  signal?: AbortSignal,
): Promise<{ methods: PaymentMethod[]; keyed: boolean }> {
  const { items, orderKey } = await callShop(listPaymentMethods, {}, { signal });
  return { methods: items, keyed: orderKey === true };
}

/** Services that carry all these stocks, to the place if one is given. Throws `CallError`. */
export async function listServices(
  stocks: readonly StockId[],
  place: Place | undefined,
  signal?: AbortSignal,
): Promise<ShippingService[]> {
  const query = { 'stocks[]': [...stocks], ...(place && placeOnly(place)) };
  return (await callShop(listShippingServices, { query }, { signal })).items;
}

/** Destination of goods: a place, or the branch where they are fetched. */
export type Destination = Place | { franchise: number };

/** Price of a service for getting these cart lines there. Throws `CallError`. */
export function quoteShipping(
  shippingService: number,
  sellRecords: readonly number[],
  to: Destination,
  signal?: AbortSignal,
): Promise<ShippingQuote> {
  const where = 'franchise' in to ? to : { shippingAddress: placeOnly(to) };
  const body = { shippingService, sellRecords: [...sellRecords], ...where };
  return callShop(calculateShipping, { body }, { signal });
}

/** Branches of the shop with what they have of these stocks. Throws `CallError`. */
export async function listBranches(
  stocks: readonly StockId[],
  signal?: AbortSignal,
): Promise<StockedFranchise[]> {
  return (await callShop(listFranchises, { query: { 'stocks[]': [...stocks] } }, { signal })).items;
}

/** Lets a branch serve the shopper's cart, for this order and the next. Throws `CallError`. */
export async function keepBranch(id: number): Promise<void> {
  await callShop(chooseFranchise, { params: { id } }, { unchecked: true });
}

function placeOnly({ countryCode, latitude, longitude }: Place): Place {
  return { countryCode, latitude, longitude };
}
