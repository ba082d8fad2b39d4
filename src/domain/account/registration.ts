import { isEmail } from './email.ts';
import { newPasswordProblem, type PasswordLevel, type PasswordProblem } from './password.ts';
import { firstNameProblem, lastNameProblem } from './person-name.ts';

/** Characters that the second password has at least, whatever the shop asks of the first. */
const SECOND_PASSWORD_MIN = 6;

/** Fields that complete a registration; the phone is proven by then. */
export interface Registration {
  firstName: string;
  lastName: string;
  /** Empty where it is not told. */
  email: string;
  pass1: string;
  pass2: string;
}

/** Message keys of a field that is refused. */
export type RegistrationProblem = PasswordProblem | 'name-length' | 'invalid-inf' | 'not-equal';

/** Faults by field; fields without a fault are left out. */
export function registrationProblems(
  { firstName, lastName, email, pass1, pass2 }: Registration,
  level: PasswordLevel,
): { [Field in keyof Registration]?: RegistrationProblem } {
  const found = {
    firstName: firstNameProblem(firstName),
    lastName: lastNameProblem(lastName),
    email: email.trim() === '' || isEmail(email.trim()) ? undefined : ('invalid-inf' as const),
    pass1: newPasswordProblem(pass1, level),
    pass2: secondPasswordProblem(pass1, pass2),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function secondPasswordProblem(pass1: string, pass2: string): RegistrationProblem | undefined {
  if (pass2 === '') return 'required';
  if (pass2.length < SECOND_PASSWORD_MIN) return 'more4';
  return pass1 === pass2 ? undefined : 'not-equal';
}
