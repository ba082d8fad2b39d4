import { MAX_EMAIL } from '#contract/value/text-limit.ts';

const EMAIL = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** True for an e-mail of 120 characters at most: letters, digits and `_ . + -`, a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
