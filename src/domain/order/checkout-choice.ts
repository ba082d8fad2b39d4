import type { DeliveryInterval } from '#domain/delivery/delivery-time.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** A shopper's choices at the checkout; null where nothing was chosen yet. */
export interface CheckoutChoice {
  addressId: number | null;
  serviceId: number | null;
  methodId: number | null;
  /** Branch where orders are fetched; it is kept for the next order. */
  branchId: number | null;
  /** Partner who lends for an installment; null for the shop's own plan. */
  partner: string | null;
  /** Null: now. */
  interval: DeliveryInterval | null;
  note: string;
}

export const EMPTY_CHOICE: CheckoutChoice = {
  addressId: null,
  serviceId: null,
  methodId: null,
  branchId: null,
  partner: null,
  interval: null,
  note: '',
};

/** Reads a kept choice; what cannot be read is not chosen. */
export function parseCheckoutChoice(text: string): CheckoutChoice {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return EMPTY_CHOICE;
  }
  if (!isRecord(value)) return EMPTY_CHOICE;
  return {
    addressId: readId(value.addressId),
    serviceId: readId(value.serviceId),
    methodId: readId(value.methodId),
    branchId: readId(value.branchId),
    partner: typeof value.partner === 'string' ? value.partner : null,
    interval: readInterval(value.interval),
    note: typeof value.note === 'string' ? value.note : '',
  };
}

/** Choices that the next order begins with: address and payment, no notes on this one. */
export function afterOrder(choice: CheckoutChoice): CheckoutChoice {
  return { ...choice, serviceId: null, partner: null, interval: null, note: '' };
}

function readId(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;
}

function readInterval(value: unknown): DeliveryInterval | null {
  if (!isRecord(value)) return null;
  const { day, fromHour, toHour } = value;
  return typeof day === 'string' && Number.isInteger(fromHour) && Number.isInteger(toHour)
    ? { day, fromHour: Number(fromHour), toHour: Number(toHour) }
    : null;
}
