import { withoutSeparators } from '#domain/text/typed-text.ts';

/** Fields of the installment form. Dates are `YYYY-MM-DD`. */
export interface InstallmentForm {
  birthday: string;
  /** The letters of the passport: `AB`. */
  passSerial: string;
  /** The digits of the passport: `1234567`. */
  passNumber: string;
  passIssueDate: string;
  passIssueAddress: string;
  /** Four groups of four digits: `8600 1234 5678 9012`. */
  cardNumber: string;
}

export type InstallmentFormFault =
  | 'invalid-birthday'
  | 'invalid-passnumber'
  | 'invalid-pass-issue-date'
  | 'invalid-pass-issue-address'
  | 'invalid-card-number';

const FAULTS = {
  birthday: 'invalid-birthday',
  passSerial: 'invalid-passnumber',
  passNumber: 'invalid-passnumber',
  passIssueDate: 'invalid-pass-issue-date',
  passIssueAddress: 'invalid-pass-issue-address',
  cardNumber: 'invalid-card-number',
} as const satisfies Record<keyof InstallmentForm, InstallmentFormFault>;

/** Characters of the place that issued a passport. */
const MIN_ISSUE_PLACE = 2;
export const MAX_ISSUE_PLACE = 50;

/** Youngest age at which somebody may buy by months. */
export const INSTALLMENT_MINIMUM_AGE = 18;

const FIELDS = [
  'birthday',
  'passSerial',
  'passNumber',
  'passIssueDate',
  'passIssueAddress',
  'cardNumber',
] as const satisfies readonly (keyof InstallmentForm)[];

/** The first field at fault and why; undefined where the form is good. `today` is `YYYY-MM-DD`. */
export function findFormFault(
  form: InstallmentForm,
  today: string,
): { field: keyof InstallmentForm; fault: InstallmentFormFault } | undefined {
  for (const field of FIELDS) {
    const fault = fieldFault(field, form, today);
    if (fault) return { field, fault };
  }
  return undefined;
}

/** Fault of a field of the form; the date of issue is compared with the birthday. */
export function fieldFault(
  field: keyof InstallmentForm,
  form: InstallmentForm,
  today: string,
): InstallmentFormFault | undefined {
  const isWrong: Record<keyof InstallmentForm, () => boolean> = {
    birthday: () => !isDate(form.birthday) || yearsBetween(form.birthday, today) < INSTALLMENT_MINIMUM_AGE,
    passSerial: () => !/^[A-Z]{2}$/.test(form.passSerial),
    passNumber: () => !/^\d{7}$/.test(form.passNumber),
    passIssueDate: () =>
      !isDate(form.passIssueDate) || form.passIssueDate > today || form.passIssueDate < form.birthday,
    passIssueAddress: () => {
      const { length } = form.passIssueAddress.trim();
      return length < MIN_ISSUE_PLACE || length > MAX_ISSUE_PLACE;
    },
    cardNumber: () => !isCardNumber(form.cardNumber),
  };
  return isWrong[field]() ? FAULTS[field] : undefined;
}

/** A passport number as people write it, `ab 123-45-67`, in its two parts; undefined where it is none. */
export function splitPassport(text: string): { passSerial: string; passNumber: string } | undefined {
  const [, passSerial, passNumber] = /^([A-Z]{2})(\d{7})$/.exec(withoutSeparators(text).toUpperCase()) ?? [];
  return passSerial === undefined || passNumber === undefined ? undefined : { passSerial, passNumber };
}

/** The letters of a passport in capitals, then its digits, while it is typed; any other text as it is. */
export function groupPassport(text: string): string {
  const typed = withoutSeparators(text).toUpperCase();
  return /^[A-Z]{0,2}$|^[A-Z]{2}\d*$/.test(typed) ? typed.replace(/^([A-Z]{2})(?=\d)/, '$1 ') : text;
}

/** Exactly 16 digits in four groups: 19 characters. */
export function isCardNumber(text: string): boolean {
  return /^\d{4}( \d{4}){3}$/.test(text);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
