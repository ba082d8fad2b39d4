import { parsePhone } from '#domain/account/phone.ts';
import { invalid } from '#platform/http/refusal.ts';

/** A phone of a request as it is kept, `+998901234567`; throws a 400 that names the field. */
export function readPhone(text: string, field = 'phoneNumber'): string {
  const phone = parsePhone(text);
  if (phone === undefined) throw invalid(field, `${field} must be a phone like +998901234567, not ${text}`);
  return phone;
}
