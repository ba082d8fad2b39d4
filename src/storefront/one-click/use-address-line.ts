import { useEffect, useState } from 'react';
import type { AddressInput } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';

/** An address in one line; its tables of regions come a moment later than the dialog. */
export function useAddressLine(address: AddressInput, language: Language): string {
  const [line, setLine] = useState('');
  useEffect(() => {
    let gone = false;
    import('#domain/address/address.ts').then(
      ({ addressLine }) => gone || setLine(addressLine(address, language)),
      // The name that the shopper gave it stays.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [address, language]);
  return line || address.addressLine1 || address.name;
}
