import type { FailedCall } from './may-be-taken.ts';

/** Part of an order that a refusal is about; `order` is the whole. */
export type RefusedPart = 'goods' | 'address' | 'branch' | 'shipping' | 'time' | 'payment' | 'note' | 'order';

/** Refusals of an order, by what they are about. Each has a message `checkout.refused-<code>`. */
const PART_OF_CODE = {
  'over-stock': 'goods',
  'below-minimum': 'goods',
  'above-maximum': 'goods',
  'sell-not-available': 'goods',
  'empty-sell': 'goods',
  'order-too-small': 'goods',
  unanswered: 'goods',
  'no-address-selected': 'address',
  'no-street': 'address',
  'wrong-country': 'address',
  'wrong-place': 'address',
  'address-gone': 'address',
  'no-franchise-selected': 'branch',
  'branch-gone': 'branch',
  'shipping-service-not-found': 'shipping',
  'shipping-time': 'time',
  'payment-method': 'payment',
  'wallet-too-low': 'payment',
  'note-too-long': 'note',
  'order-key-used': 'order',
  invalid: 'order',
} as const satisfies Record<string, RefusedPart>;

export type RefusalCode = keyof typeof PART_OF_CODE;

/** A refusal where the shopper can do something about it. */
export interface OrderRefusal {
  part: RefusedPart;
  /** `not-loaded`: the page does not know the part; `other` has no sentence of its own. */
  code: RefusalCode | 'not-loaded' | 'other';
  /** The line of the cart that it is about. */
  recordId?: number;
  /** The sell of the cart that it is about. */
  sellId?: number;
}

/** Part that a refusal of `finishOrder` is about; `field` is a dotted path like `sellRecords.41`. */
export function readRefusal({ code, field = '' }: FailedCall & { field?: string | undefined }): OrderRefusal {
  const known = codeOf(code, field);
  if (known === 'other') return { part: 'order', code: known };
  const [list, id] = field.split('.');
  return {
    part: PART_OF_CODE[known],
    code: known,
    ...(list === 'sellRecords' && { recordId: Number(id) }),
    ...(list === 'sells' && id !== undefined && { sellId: Number(id) }),
  };
}

function codeOf(code: string | undefined, field: string): RefusalCode | 'other' {
  // The cart or the address was changed elsewhere, and its id is there no more.
  if (code === 'not-found' && field === 'franchise') return 'branch-gone';
  if (code === 'not-found') return field === 'shippingAddress' ? 'address-gone' : 'empty-sell';
  return code !== undefined && isCode(code) ? code : 'other';
}

function isCode(code: string): code is RefusalCode {
  return Object.hasOwn(PART_OF_CODE, code);
}
