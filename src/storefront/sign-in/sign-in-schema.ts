import * as z from 'zod/mini';
import { newPasswordProblem, type PasswordLevel, signInPasswordProblem } from '#domain/account/password.ts';
import { parsePhone } from '#domain/account/phone.ts';
import { type Registration, registrationProblems } from '#domain/account/registration.ts';
import { usernameProblem } from '#domain/account/username.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { codeText as code } from '#storefront/ui/form/code-text.ts';

/** Messages for the domain's problems, in the words of these forms. */
const PROBLEM_KEYS = {
  required: 'form.required',
  'invalid-phone-number': 'form.invalid-phone-number',
  'invalid-inf': 'form.invalid-inf',
  more4: 'form.more4',
  passerror2: 'sign-in.passerror2',
  passerror3: 'sign-in.passerror3',
  'name-length': 'sign-in.name-length',
  'not-equal': 'sign-in.not-equal',
} as const satisfies Record<string, MessageKey>;
type Problem = keyof typeof PROBLEM_KEYS;

type Words = Partial<Record<Problem, MessageKey>>;

/** A text that is checked by a rule of the domain. `words` are the field's own messages. */
function judged(problemOf: (text: string) => Problem | undefined, words: Words = {}) {
  return z.string().check(({ value, issues }) => {
    const problem = problemOf(value);
    if (problem)
      issues.push({ code: 'custom', input: value, message: words[problem] ?? PROBLEM_KEYS[problem] });
  });
}

const phone = judged((text) => {
  if (text.trim() === '') return 'required';
  return parsePhone(text) === undefined ? 'invalid-phone-number' : undefined;
});

export const phoneSchema = z.object({ phone });
export const codeSchema = z.object({ code, remember: z.boolean() });

export function passwordSchema(business: boolean) {
  return z.object({
    username: judged((text) => usernameProblem(text, business), {
      'invalid-phone-number': 'sign-in.not-correct-number',
    }),
    password: judged(signInPasswordProblem, { more4: 'sign-in.more4' }),
    remember: z.boolean(),
  });
}

/** Fields for a forgotten password: the phone, or in a shop for businesses any name. */
export function forgotSchema(business: boolean) {
  return business
    ? z.object({ phone: judged((text) => (text.trim() === '' ? 'required' : undefined)) })
    : phoneSchema;
}

const registrationFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string(),
  gender: z.string(),
  personType: z.string(),
  email: z.string(),
  pass1: z.string(),
  pass2: z.string(),
  code,
});
export type RegistrationValues = z.infer<typeof registrationFields>;

export function registrationSchema(level: PasswordLevel) {
  return registrationFields.check(({ value, issues }) => {
    issues.push(...issuesOf(value, level));
  });
}

function issuesOf(value: Registration, level: PasswordLevel) {
  return Object.entries(registrationProblems(value, level)).map(([field, problem]) => ({
    code: 'custom' as const,
    input: value,
    path: [field],
    message: PROBLEM_KEYS[problem],
  }));
}

export function newPasswordSchema(level: PasswordLevel) {
  return z.object({ code, pass1: judged((text) => newPasswordProblem(text, level)) });
}
