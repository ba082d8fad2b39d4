import type { Order } from '#contract/order/order.ts';
import { localizedText } from '#domain/text/localized-text.ts';

/** Where an order goes, in one line: `Ташкент, Юнусабад, Амир Темур 10, flat 12`, or the branch. */
export function addressLine({ pickUp, franchise, shippingAddress }: Order): string {
  if (pickUp) return franchise ? localizedText(franchise.address, 'ru', 'ru') : 'pick-up';
  const { region, locality, addressLine1, addressLine2 } = shippingAddress;
  const { apartmentNumber: entrance, floor, houseNumber: flat } = shippingAddress;
  const doors = Object.entries({ entrance, floor, flat }).map(
    ([door, number]) => number && `${door} ${number}`,
  );
  return [region, locality, addressLine1, addressLine2, ...doors].filter(Boolean).join(', ');
}
