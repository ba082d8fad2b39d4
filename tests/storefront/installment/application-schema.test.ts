import { expect, test } from 'vitest';
import {
  type Application,
  applicationFaults,
  EMPTY_APPLICATION,
  formOf,
} from '#storefront/installment/application.ts';
import { applicationSchema } from '#storefront/installment/application-schema.ts';
import installment from '#storefront/installment/messages/en.json' with { type: 'json' };
import { createPapersName } from '#storefront/installment/papers-name.ts';
import { FIELDS_OF_CALL, REFUSALS } from '#storefront/installment/refusals.ts';

const TODAY = '2026-11-22';
const PHOTO = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

function anApplication(more: Partial<Application> = {}): Application {
  return {
    birthday: '1990-05-17',
    passport: 'AB 1234567',
    passIssueDate: '2015-06-01',
    passIssueAddress: 'Toshkent',
    cardNumber: '8600 1234 5678 9012',
    selfie: PHOTO,
    passportPhoto: PHOTO,
    passportBack: null,
    terms: true,
    ...more,
  };
}

test('[INS-04] a valid form has no fault, and its texts are sent in the platform’s format', () => {
  expect(applicationFaults(anApplication(), TODAY)).toEqual([]);
  expect(applicationSchema.safeParse(anApplication()).success).toBe(true);
  expect(formOf(anApplication({ passIssueAddress: ' Toshkent ', cardNumber: '8600123456789012' }))).toEqual({
    birthday: '1990-05-17',
    passSerial: 'AB',
    passNumber: '1234567',
    passIssueDate: '2015-06-01',
    passIssueAddress: 'Toshkent',
    cardNumber: '8600 1234 5678 9012',
  });
});

test('[INS-04] an empty form asks for all but the third photo, in the order of the page', () => {
  expect(applicationFaults(EMPTY_APPLICATION, TODAY)).toEqual([
    { field: 'birthday', message: 'form.required' },
    { field: 'passport', message: 'form.required' },
    { field: 'passIssueDate', message: 'form.required' },
    { field: 'passIssueAddress', message: 'form.required' },
    { field: 'cardNumber', message: 'form.required' },
    { field: 'selfie', message: 'installment.photo-required' },
    { field: 'passportPhoto', message: 'installment.photo-required' },
    { field: 'terms', message: 'installment.terms-required' },
  ]);
});

test.each<[Partial<Application>, string]>([
  [{ birthday: '2008-11-23' }, 'installment.invalid-birthday'],
  [{ birthday: '17.05.1990' }, 'installment.invalid-birthday'],
  [{ passport: 'A1 1234567' }, 'installment.invalid-passnumber'],
  [{ passport: 'АВ 1234567' }, 'installment.invalid-passnumber'],
  [{ passport: 'AB 123456' }, 'installment.invalid-passnumber'],
  [{ passIssueDate: '2026-11-23' }, 'installment.invalid-pass-issue-date'],
  [{ passIssueDate: '1989-01-01' }, 'installment.invalid-pass-issue-date'],
  [{ passIssueAddress: 'T' }, 'installment.invalid-pass-issue-address'],
  [{ passIssueAddress: 'T'.repeat(51) }, 'installment.invalid-pass-issue-address'],
  [{ cardNumber: '8600 1234 5678 901' }, 'installment.invalid-card-number'],
  [{ selfie: null }, 'installment.photo-required'],
  [{ passportPhoto: null }, 'installment.photo-required'],
  [{ terms: false }, 'installment.terms-required'],
])('[INS-04] a form with %j says so at that field: %s', (change, message) => {
  expect(applicationFaults(anApplication(change), TODAY)).toEqual([
    { field: Object.keys(change)[0], message },
  ]);
});

test('[INS-04] places of 2 and of 50 characters issue passports', () => {
  for (const passIssueAddress of ['UZ', 'T'.repeat(50)])
    expect(applicationFaults(anApplication({ passIssueAddress }), TODAY)).toEqual([]);
});

test('[INS-04] a card number that is too short has the message of the specification', () => {
  expect(installment['installment.invalid-card-number'].replace('\u00A0', ' ')).toBe(
    'Card number must consist of 16 digits',
  );
});

test('[INS-04] a refusal by the platform is shown at its field', () => {
  expect(new Set(Object.values(FIELDS_OF_CALL))).toEqual(
    new Set(Object.keys(EMPTY_APPLICATION).filter((field) => field !== 'terms')),
  );
  expect(REFUSALS['invalid-passnumber']).toBe('installment.invalid-passnumber');
});

test('[INS-04] unchanged papers keep their name, which reveals nothing of them', () => {
  const nameOf = createPapersName();
  const first = nameOf(anApplication());
  expect(nameOf(anApplication())).toBe(first);
  const other = nameOf(anApplication({ passport: 'AB 1234568' }));
  expect(other).not.toBe(first);
  expect(createPapersName()(anApplication())).not.toBe(first);
  expect(other).toMatch(/^[0-9a-f]{32}$/);
});
