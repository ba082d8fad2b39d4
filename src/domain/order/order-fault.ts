import type { Address } from '#contract/account/address.ts';
import type { SellRecord } from '#contract/cart/cart.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { MAX_ORDER_NOTE } from '#contract/value/text-limit.ts';
import { missingToOrder } from './least-order.ts';
import type { OrderRefusal, RefusedPart } from './order-refusal.ts';

/** Parts of an order; undefined if not chosen or not known. Sums are UZS. */
export interface OrderDraft {
  address: Pick<Address, 'addressLine1'> | undefined;
  /** The shopper fetches it, so that a branch stands for the address. */
  pickUp: boolean;
  branchId: number | undefined;
  method: Pick<PaymentMethod, 'wallet'> | undefined;
  /** Suppliers of the cart that can be ordered from. */
  groups: number;
  /** The cart's first line that cannot be ordered as it is. */
  faulty: Pick<SellRecord, 'id'> | undefined;
  /** The cart's first line that lacks answers that its category requires. */
  unanswered: Pick<SellRecord, 'id'> | undefined;
  /** Price of the goods without shipping. */
  goods: number;
  total: number;
  /** True if no carrier is known. */
  shippingFailed: boolean;
  balance: number | undefined;
  minOrderSum: number;
  note: string;
  /** Parts that the shop did not answer for: what they lack says nothing about the shopper's choice. */
  notLoaded: readonly RefusedPart[];
}

/** The first thing that keeps an order from being sent; undefined where nothing does. */
export function orderFault(draft: OrderDraft): OrderRefusal | undefined {
  const fault = firstFault(draft);
  return fault && draft.notLoaded.includes(fault.part) ? { part: fault.part, code: 'not-loaded' } : fault;
}

function firstFault(draft: OrderDraft): OrderRefusal | undefined {
  const { address, pickUp, branchId, method, groups, goods, total } = draft;
  const { shippingFailed, balance, minOrderSum, note, faulty, unanswered } = draft;
  if (pickUp && branchId === undefined) return { part: 'branch', code: 'no-franchise-selected' };
  if (!pickUp && !address) return { part: 'address', code: 'no-address-selected' };
  if (!pickUp && !/\d/.test(address?.addressLine1 ?? '')) return { part: 'address', code: 'no-street' };
  if (!method) return { part: 'payment', code: 'payment-method' };
  if (faulty) return { part: 'goods', code: 'over-stock', recordId: faulty.id };
  if (groups === 0) return { part: 'goods', code: 'sell-not-available' };
  if (unanswered) return { part: 'goods', code: 'unanswered', recordId: unanswered.id };
  if (missingToOrder(goods, minOrderSum) > 0) return { part: 'goods', code: 'order-too-small' };
  if (shippingFailed) return { part: 'shipping', code: 'shipping-service-not-found' };
  if (method.wallet && balance !== undefined && balance < total)
    return { part: 'payment', code: 'wallet-too-low' };
  if (note.trim().length > MAX_ORDER_NOTE) return { part: 'note', code: 'note-too-long' };
  return undefined;
}
