import { z } from 'zod/mini';
import type { User } from '#contract/account/account.ts';
import { isEmail } from '#domain/account/email.ts';
import { newPasswordProblem, type PasswordLevel } from '#domain/account/password.ts';
import {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  type NameProblem,
} from '#domain/account/person-name.ts';
import { parsePhone } from '#domain/account/phone.ts';
import type { ProfileValues } from '#domain/account/profile.ts';
import { birthdayProblem } from '#domain/time/birthday.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { codeText } from '#storefront/ui/form/code-text.ts';
import { textThat } from '#storefront/ui/form/text-that.ts';

type Problem = MessageKey | undefined;

const named =
  (problemOf: (text: string) => NameProblem | undefined, length: MessageKey) =>
  (text: string): Problem => {
    const problem = problemOf(text);
    return problem === 'name-length' ? length : problem && 'form.required';
  };

/** Form of name, birthday and e-mail address. */
export const profileSchema = z.object({
  firstName: textThat(named(firstNameProblem, 'account.name-length')),
  lastName: textThat(named(lastNameProblem, 'account.too-long')),
  middleName: textThat(named(middleNameProblem, 'account.too-long')),
  gender: z.enum(['', 'male', 'female']),
  birthday: textThat((text) => (birthdayProblem(text, new Date()) ? 'account.invalid-birthday' : undefined)),
  email: textThat((text) => (text.trim() && !isEmail(text.trim()) ? 'account.invalid-email' : undefined)),
  personType: z.enum(['physical', 'legal']),
}) satisfies z.ZodMiniType<ProfileValues, ProfileValues>;

/** A phone that the customer does not have yet. */
export function newPhoneSchema({ phoneNumbers }: Pick<User, 'phoneNumbers'>) {
  return z.object({
    phone: textThat((text) => {
      if (text.trim() === '') return 'form.required';
      const phone = parsePhone(text);
      if (!phone) return 'form.invalid-phone-number';
      return phone === phoneNumbers[0] ? 'account.same-phone' : undefined;
    }),
  });
}

/** The code of a text message. */
export const codeSchema = z.object({ code: codeText });

/** Hint at a new password for each level of strength. */
export const PASSWORD_RULES: Readonly<Record<PasswordLevel, MessageKey>> = {
  1: 'account.level-1',
  2: 'account.level-2',
  3: 'account.level-3',
};

/** The current password, and a new one twice, as strong as the shop asks. */
export function passwordSchema(level: PasswordLevel) {
  return z
    .object({
      current: textThat((text) => (text === '' ? 'form.required' : undefined)),
      first: textThat((text) => {
        const problem = newPasswordProblem(text, level);
        return problem && (problem === 'required' ? 'form.required' : PASSWORD_RULES[level]);
      }),
      second: textThat((text) => (text === '' ? 'form.required' : undefined)),
    })
    .check(
      z.refine(({ first, second }) => second === '' || first === second, {
        error: 'account.passwords-differ',
        path: ['second'],
        // Also checked while another field is wrong.
        when: () => true,
      }),
    );
}
