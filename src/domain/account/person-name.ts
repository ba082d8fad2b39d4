/** Characters of a first name, spaces at its ends apart. */
export const FIRST_NAME_MIN = 2;

/** Characters of any part of a name. */
export const NAME_MAX = 50;

/** Faults of a typed part of a name. */
export type NameProblem = 'required' | 'name-length';

/** Fault of a first name: required, 2 to 50 characters. */
export function firstNameProblem(text: string): NameProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length < FIRST_NAME_MIN || length > NAME_MAX ? 'name-length' : undefined;
}

/** Fault of a last name: required, at most 50 characters. */
export function lastNameProblem(text: string): NameProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length > NAME_MAX ? 'name-length' : undefined;
}

/** Fault of a middle name, which may be left out. */
export function middleNameProblem(text: string): NameProblem | undefined {
  return text.trim().length > NAME_MAX ? 'name-length' : undefined;
}
