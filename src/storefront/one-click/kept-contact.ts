/** Name and phone as they stand in the form. */
export interface Contact {
  name: string;
  phone: string;
}

let kept: (Contact & { customerId: number | undefined }) | undefined;

/** Keeps what a shopper typed in case the form is given up; for as long as the page is open, and for them alone. */
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
