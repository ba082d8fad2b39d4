import { z } from 'zod/mini';
import type { AddressInput } from '#contract/account/address.ts';
import { MAX_ADDRESS_LINE, MAX_DOOR_NUMBER } from '#contract/value/text-limit.ts';
import { type AddressDraft, draftOf, EMPTY_DRAFT } from '#domain/address/address-draft.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { textThat, textUpTo, tooLong } from '#storefront/ui/form/text-that.ts';
import { type ShopForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';

const line = textUpTo(MAX_ADDRESS_LINE);
const number = textUpTo(MAX_DOOR_NUMBER);

// A house has a number; a street alone is no door.
const house = textThat((text) =>
  /\d/.test(text) ? tooLong(text, MAX_ADDRESS_LINE) : 'address.street-first',
);

const draftFields = {
  region: z.string(),
  locality: z.string().check(z.minLength(1, 'address.locality-first')),
  coordinate: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  postalCode: z.nullable(z.string()),
  street: line,
  entrance: number,
  floor: number,
  flat: number,
  landmark: line,
  name: line,
};
const placeSchema = z.object(draftFields);
const doorSchema = z.object({ ...draftFields, street: house });

/** The form of an address: a draft of `#domain/address-draft.ts`. */
export type AddressForm = ShopForm<AddressDraft>;

/** A form that starts with an address, or empty. `toDoor` is true where a courier must find the house. */
export function useAddressForm(
  formId: string,
  { address, toDoor, t }: { address: AddressInput | undefined; toDoor: boolean; t: Translate },
): AddressForm {
  return useShopForm<AddressDraft>(toDoor ? doorSchema : placeSchema, {
    formId,
    t,
    defaultValues: address ? draftOf(address) : EMPTY_DRAFT,
  });
}

/** Puts another draft into the form. */
export function putDraft(form: AddressForm, draft: AddressDraft): void {
  form.reset(draft, { keepDefaultValues: true });
}
