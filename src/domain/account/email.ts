const EMAIL = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** True for an e-mail address: letters, digits and `_ . + -`, then a domain with a dot. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
