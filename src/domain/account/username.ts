import { isEmail } from './email.ts';
import { parsePhone } from './phone.ts';

/** Message keys of a user name that cannot be sent. */
export type UsernameProblem = 'required' | 'invalid-phone-number';

/** The user name that a text to sign in is sent as: a phone in any writing is that of its account. */
export function usernameOf(text: string, business: boolean): string {
  // In a shop for businesses a name may be nine digits that are no phone.
  const phone = business ? undefined : parsePhone(text);
  return phone ? usernameOfPhone(phone) : cleanUsername(text);
}

/** A user name as it is kept: without spaces, and without `+` and `-` unless it is an e-mail. */
export function cleanUsername(text: string): string {
  const name = text.replace(/\s/g, '');
  return isEmail(name) ? name : name.replace(/[+-]/g, '');
}

/** Fault of a user name typed to sign in: it is an e-mail or a phone; in a shop for businesses any text. */
export function usernameProblem(text: string, business: boolean): UsernameProblem | undefined {
  const name = cleanUsername(text);
  if (name === '') return 'required';
  return business || isEmail(name) || parsePhone(text) ? undefined : 'invalid-phone-number';
}

/** The user name of whoever registers with a phone: the phone without its plus. */
export function usernameOfPhone(phone: string): string {
  return phone.replace(/^\+/, '');
}
