/**
 * How strong a shop wants passwords: 1 six characters, 2 letters and digits, 3 eight with capitals and
 * special characters too.
 */
export type PasswordLevel = 1 | 2 | 3;

/** Message keys of a password that is refused. */
export type PasswordProblem = 'required' | 'more4' | 'passerror2' | 'passerror3';

/** Characters that a password to sign in has at least; a new password has more. */
export const SIGN_IN_PASSWORD_MIN = 4;

/** What is wrong with a new password in a shop of this level; undefined where nothing is. */
export function newPasswordProblem(password: string, level: PasswordLevel): PasswordProblem | undefined {
  if (password === '') return 'required';
  if (level === 3) return isStrong(password) ? undefined : 'passerror3';
  if (level === 2) return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,}$/.test(password) ? undefined : 'passerror2';
  return password.length < 6 ? 'more4' : undefined;
}

/**
 * What is wrong with a password typed to sign in: old ones may be short.
 * @awaited
 */
export function signInPasswordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'required';
  return password.length < SIGN_IN_PASSWORD_MIN ? 'more4' : undefined;
}

function isStrong(password: string): boolean {
  return (
    password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/, /[\p{P}\p{S}]/u].every((kind) => kind.test(password))
  );
}
