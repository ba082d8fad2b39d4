import { useEffect, useState } from 'react';
import type { AddressInput } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';

type AddressLine = (address: AddressInput, language: Language) => string;
let known: AddressLine | undefined;

/** Loads the tables of regions, which are large. Never fails: without them an address has fewer words. */
export async function loadAddressLine(): Promise<AddressLine | undefined> {
  try {
    known ??= (await import('#domain/address/address.ts')).addressLine;
  } catch {
    // Asked for again with the next address.
  }
  return known;
}

/** An address in one line; where the tables of regions are not loaded yet, its street until they are. */
export function useAddressLine(address: AddressInput, language: Language): string {
  const [lineOf, setLineOf] = useState(() => known);
  useEffect(() => {
    let gone = false;
    void loadAddressLine().then((loaded) => gone || setLineOf(() => loaded));
    return () => {
      gone = true;
    };
  }, []);
  return lineOf?.(address, language) || address.addressLine1 || address.name;
}
