import type { Address } from '#contract/account/address.ts';
import type { getWallet } from '#contract/account/wallet.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import type {
  getCartDetail,
  PropertyValue,
  removeRecord,
  Cart as ServerCart,
  updateRecord,
} from '#contract/cart/cart.ts';
import type { listPaymentMethods, PaymentMethod } from '#contract/order/payment.ts';
import type { calculateShipping, listShippingServices, ShippingService } from '#contract/order/shipping.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { type Guard, isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** A place as shipping looks at it. */
export type Place = Pick<Address, 'countryCode' | 'latitude' | 'longitude'>;

export type ShippingQuote = CallAnswer<typeof calculateShipping>;

const isFlag = (value: unknown) => typeof value === 'boolean';
const isRange = shapeOf({ min: isCount, max: isCount });

const isCheckoutCart = shapeOf<ServerCart>({
  sells: listOf(
    shapeOf({
      id: isCount,
      supplier: shapeOf({ id: isCount, name: isText }),
      paymentMethodIds: Array.isArray,
      subtotal: isCount,
      discount: isCount,
      available: isFlag,
      sellRecords: listOf(
        shapeOf({
          id: isCount,
          stockId: isCount,
          count: isCount,
          price: isCount,
          subtotal: isCount,
          deleted: isFlag,
          available: isFlag,
          propertyValues: Array.isArray,
          variation: shapeOf({
            id: isCount,
            name: isRecord,
            stock: shapeOf({ count: isCount }),
            tiers: Array.isArray,
            minOrder: isCount,
          }),
        }),
      ),
    }),
  ),
});

/** The shopper's cart on the platform; what suppliers take is told for the way to pay. Throws `CallError`. */
export function readCheckoutCart(paymentMethod: number | null, signal?: AbortSignal): Promise<ServerCart> {
  return callShop<typeof getCartDetail>(
    { method: 'GET', path: '/cart-detail', auth: 'bearer' },
    { query: paymentMethod === null ? {} : { paymentMethod } },
    { check: isCheckoutCart, ...(signal && { signal }) },
  );
}

/**
 * Sets the count of a line of the cart on the platform, and what was filled in for it; 0 takes it out. Throws
 * `CallError`.
 */
export async function changeRecord(
  id: number,
  quantity: number,
  propertyValues?: readonly PropertyValue[],
): Promise<void> {
  if (quantity === 0)
    await callShop<typeof removeRecord>(
      { method: 'DELETE', path: '/{id}/remove-record', auth: 'bearer' },
      { params: { id } },
    );
  else
    await callShop<typeof updateRecord>(
      { method: 'PUT', path: '/{id}/update-record', auth: 'bearer' },
      { params: { id }, body: { quantity, ...(propertyValues && { propertyValues: [...propertyValues] }) } },
    );
}

const isMethods: Guard<CallAnswer<typeof listPaymentMethods>> = shapeOf<
  CallAnswer<typeof listPaymentMethods>
>({
  items: listOf(
    shapeOf<PaymentMethod>({
      id: isCount,
      name: isRecord,
      gatewayType: isText,
      wallet: isFlag,
      installment: isFlag,
      held: isFlag,
    }),
  ),
});

/** The ways to pay, and whether orders know their keys. Throws `CallError`. */
export async function readPaymentMethods(
  signal?: AbortSignal,
): Promise<{ methods: PaymentMethod[]; keyed: boolean }> {
  const { items, orderKey } = await callShop<typeof listPaymentMethods>(
    { method: 'GET', path: '/payment-methods' },
    {},
    { check: isMethods, ...(signal && { signal }) },
  );
  return { methods: items, keyed: orderKey === true };
}

const isServices = shapeOf<CallAnswer<typeof listShippingServices>>({
  items: listOf(
    shapeOf<ShippingService>({
      id: isCount,
      name: isRecord,
      totalPrice: isRange,
      deliveryDays: isRange,
    }),
  ),
});

/** Services that carry all these stocks, and go to the place where one is given. Throws `CallError`. */
export async function readShippingServices(
  stocks: readonly number[],
  place: Place | undefined,
  signal?: AbortSignal,
): Promise<ShippingService[]> {
  const { items } = await callShop<typeof listShippingServices>(
    { method: 'GET', path: '/shipping-services' },
    { query: { 'stocks[]': [...stocks], ...(place && placeOnly(place)) } },
    { check: isServices, ...(signal && { signal }) },
  );
  return items;
}

const isQuote = shapeOf<ShippingQuote>({ shippingPrice: isCount, free: isFlag, deliveryDays: isRange });

/** What a service takes to bring these lines of the cart to a place. Throws `CallError`. */
export function quoteShipping(
  shippingService: number,
  sellRecords: readonly number[],
  place: Place,
  signal?: AbortSignal,
): Promise<ShippingQuote> {
  return callShop<typeof calculateShipping>(
    { method: 'POST', path: '/shipping-calculate', auth: 'optional' },
    { body: { shippingService, sellRecords: [...sellRecords], shippingAddress: placeOnly(place) } },
    { check: isQuote, ...(signal && { signal }) },
  );
}

const isWallet = shapeOf<CallAnswer<typeof getWallet>>({ wallet: shapeOf({ totalCash: isCount }) });

/** UZS in the shopper's wallet. Throws `CallError`. */
export async function readWallet(signal?: AbortSignal): Promise<number> {
  const { wallet } = await callShop<typeof getWallet>(
    { method: 'GET', path: '/wallet', auth: 'bearer' },
    {},
    { check: isWallet, ...(signal && { signal }) },
  );
  return wallet.totalCash;
}

function placeOnly({ countryCode, latitude, longitude }: Place): Place {
  return { countryCode, latitude, longitude };
}
