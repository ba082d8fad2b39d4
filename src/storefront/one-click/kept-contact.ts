/** Name and phone as they stand in the form. */
export interface Contact {
  name: string;
  phone: string;
}

let kept: (Contact & { customerId: number | undefined }) | undefined;

/** Keeps the contact of a form that may be given up, for its shopper alone and while the page is open. */
export function keepContact(contact: Contact, customerId: number | undefined): void {
  kept = { ...contact, customerId };
}

/** Contact that the same shopper typed before; undefined if they ordered since. */
export function keptContact(customerId: number | undefined): Contact | undefined {
  if (!kept || kept.customerId !== customerId) return undefined;
  return { name: kept.name, phone: kept.phone };
}

export function forgetContact(): void {
  kept = undefined;
}
