import type { PaymentMethod } from '#contract/order/payment.ts';
import { missingToOrder } from './least-order.ts';
import type { RefusalCode, RefusedPart } from './order-refusal.ts';

/** Parts of an order; undefined if not chosen or not known. Sums are UZS. */
export interface OrderDraft {
  addressId: number | undefined;
  /** The shopper fetches it, so that a branch stands for the address. */
  pickUp: boolean;
  branchId: number | undefined;
  method: Pick<PaymentMethod, 'wallet'> | undefined;
  /** Suppliers of the cart that can be ordered from. */
  groups: number;
  /** Price of the goods without shipping. */
  goods: number;
  total: number;
  /** True if no carrier is known. */
  shippingFailed: boolean;
  balance: number | undefined;
  minOrderSum: number;
}

/** The first thing that keeps an order from being sent; undefined where nothing does. */
export function orderFault(draft: OrderDraft): { part: RefusedPart; code: RefusalCode } | undefined {
  const { addressId, pickUp, branchId, method, groups, goods, total, shippingFailed, balance, minOrderSum } =
    draft;
  if (pickUp && branchId === undefined) return { part: 'branch', code: 'no-franchise-selected' };
  if (!pickUp && addressId === undefined) return { part: 'address', code: 'no-address-selected' };
  if (!method) return { part: 'payment', code: 'payment-method' };
  if (groups === 0) return { part: 'goods', code: 'sell-not-available' };
  if (missingToOrder(goods, minOrderSum) > 0) return { part: 'goods', code: 'order-too-small' };
  if (shippingFailed) return { part: 'shipping', code: 'shipping-service-not-found' };
  if (method.wallet && balance !== undefined && balance < total)
    return { part: 'payment', code: 'wallet-too-low' };
  return undefined;
}
