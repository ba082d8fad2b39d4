/**
 * Strength that a shop asks of passwords: 1 six characters, 2 letters and digits, 3 eight with capitals and
 * special characters too.
 */
export type PasswordLevel = 1 | 2 | 3;

/** Message keys of a password that is refused. */
export type PasswordProblem = 'required' | 'more4' | 'passerror2' | 'passerror3';

/** Characters that a password to sign in has at least; a new password has more. */
export const SIGN_IN_PASSWORD_MIN = 4;

/** One thing that a new password needs, as a list beside the field names it. */
export type PasswordDemand =
  | 'six-characters'
  | 'eight-characters'
  | 'letter'
  | 'small-letter'
  | 'capital'
  | 'digit'
  | 'special'
  | 'only-letters-and-digits';

/** Each demand of a level, in the order in which a form lists them, and how a password meets it. */
const DEMANDS: Record<PasswordLevel, readonly (readonly [PasswordDemand, RegExp])[]> = {
  1: [['six-characters', /^.{6}/s]],
  2: [
    ['six-characters', /^.{6}/s],
    ['letter', /[A-Za-z]/],
    ['digit', /\d/],
    ['only-letters-and-digits', /^[A-Za-z\d]+$/],
  ],
  3: [
    ['eight-characters', /^.{8}/s],
    ['small-letter', /[a-z]/],
    ['capital', /[A-Z]/],
    ['digit', /\d/],
    ['special', /[\p{P}\p{S}]/u],
  ],
};

const PROBLEMS = { 1: 'more4', 2: 'passerror2', 3: 'passerror3' } as const;

/** Demands of a shop of this level on a new password, each with whether this one meets it. */
export function passwordDemands(
  password: string,
  level: PasswordLevel,
): readonly { demand: PasswordDemand; met: boolean }[] {
  return DEMANDS[level].map(([demand, rule]) => ({ demand, met: rule.test(password) }));
}

/** Fault of a new password in a shop of this level; undefined without one. */
export function newPasswordProblem(password: string, level: PasswordLevel): PasswordProblem | undefined {
  if (password === '') return 'required';
  return passwordDemands(password, level).every(({ met }) => met) ? undefined : PROBLEMS[level];
}

/** Fault of a password typed to sign in: old ones may be short. */
export function signInPasswordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'required';
  return password.length < SIGN_IN_PASSWORD_MIN ? 'more4' : undefined;
}
