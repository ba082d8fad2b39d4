import { groupCardNumber } from '#domain/account/bank-card.ts';
import {
  fieldFault,
  type InstallmentForm,
  type InstallmentFormFault,
  splitPassport,
} from '#domain/installment/installment-form.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Values of the form, as typed and chosen. */
export interface Application {
  /** `1994-05-17`, as for the date of issue. */
  birthday: string;
  /** `AB 1234567`. */
  passport: string;
  passIssueDate: string;
  passIssueAddress: string;
  cardNumber: string;
  selfie: File | null;
  passportPhoto: File | null;
  passportBack: File | null;
  terms: boolean;
}

export const EMPTY_APPLICATION: Application = {
  birthday: '',
  passport: '',
  passIssueDate: '',
  passIssueAddress: '',
  cardNumber: '',
  selfie: null,
  passportPhoto: null,
  passportBack: null,
  terms: false,
};

/** The texts of the form in the platform's format; an invalid passport becomes empty. */
export function formOf(application: Application): InstallmentForm {
  const { birthday, passport, passIssueDate, passIssueAddress, cardNumber } = application;
  const parts = splitPassport(passport);
  return {
    birthday,
    passSerial: parts?.passSerial ?? '',
    passNumber: parts?.passNumber ?? '',
    passIssueDate,
    passIssueAddress: passIssueAddress.trim(),
    cardNumber: groupCardNumber(cardNumber),
  };
}

const FIELDS = Object.keys(EMPTY_APPLICATION) as (keyof Application)[];

/** Messages for faults of the form, by code; the platform uses the same codes. */
export const FAULTS = {
  'invalid-birthday': 'installment.invalid-birthday',
  'invalid-passnumber': 'installment.invalid-passnumber',
  'invalid-pass-issue-date': 'installment.invalid-pass-issue-date',
  'invalid-pass-issue-address': 'installment.invalid-pass-issue-address',
  'invalid-card-number': 'installment.invalid-card-number',
} as const satisfies Record<InstallmentFormFault, MessageKey>;

/** A field with a fault, and its message. */
export interface ApplicationFault {
  field: keyof Application;
  message: MessageKey;
}

/** Faults of the form, in the order of its fields; `today` is `YYYY-MM-DD`. */
export function applicationFaults(application: Application, today: string): ApplicationFault[] {
  const form = formOf(application);
  const messageOf = (field: keyof Application): MessageKey | undefined => {
    if (field === 'terms') return application.terms ? undefined : 'installment.terms-required';
    if (field === 'passportBack') return undefined;
    if (field === 'selfie' || field === 'passportPhoto')
      return application[field] ? undefined : 'installment.photo-required';
    if (application[field].trim() === '') return 'form.required';
    const fault = fieldFault(field === 'passport' ? 'passSerial' : field, form, today);
    return fault && FAULTS[fault];
  };
  return FIELDS.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field, message }] : [];
  });
}
