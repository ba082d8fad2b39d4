import type { Address } from '#contract/account/address.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import {
  getCartDetail,
  type PropertyValue,
  removeRecord,
  type Cart as ServerCart,
  updateRecord,
} from '#contract/cart/cart.ts';
import { listPaymentMethods, type PaymentMethod } from '#contract/order/payment.ts';
import { calculateShipping, listShippingServices, type ShippingService } from '#contract/order/shipping.ts';
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
  stocks: readonly number[],
  place: Place | undefined,
  signal?: AbortSignal,
): Promise<ShippingService[]> {
  const query = { 'stocks[]': [...stocks], ...(place && placeOnly(place)) };
  return (await callShop(listShippingServices, { query }, { signal })).items;
}

/** Price of a service for bringing these cart lines to a place. Throws `CallError`. */
export function quoteShipping(
  shippingService: number,
  sellRecords: readonly number[],
  place: Place,
  signal?: AbortSignal,
): Promise<ShippingQuote> {
  const body = { shippingService, sellRecords: [...sellRecords], shippingAddress: placeOnly(place) };
  return callShop(calculateShipping, { body }, { signal });
}

function placeOnly({ countryCode, latitude, longitude }: Place): Place {
  return { countryCode, latitude, longitude };
}
