import { MAX_EMAIL } from '#contract/value/text-limit.ts';

const EMAIL = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** True for an e-mail address: letters, digits and `_ . + -`, then a domain with a dot; 120 characters at most. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text);
}
