import type { Address } from '#contract/account/address.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/**
 * Street and door in one line, however long: a request for an installment has no other field for the door.
 */
export function streetLine(address: Address, t: Translate): string | null {
  const { addressLine1, addressLine2, apartmentNumber, floor, houseNumber } = address;
  const parts = [
    addressLine1,
    apartmentNumber && t('order.entrance', { value: apartmentNumber }),
    floor && t('order.floor', { value: floor }),
    houseNumber && t('order.flat', { value: houseNumber }),
    addressLine2,
  ];
  return parts.filter(Boolean).join(', ') || null;
}
