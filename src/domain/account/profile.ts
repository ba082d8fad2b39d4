import type { User } from '#contract/account/account.ts';

/** Values of the profile's form; an empty text says that nothing is told. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  middleName: string;
  gender: '' | 'male' | 'female';
  /** `1994-05-17`. */
  birthday: string;
  email: string;
  personType: User['personType'];
}

/** Change of a customer, as the platform takes it. */
export interface ProfileChange {
  profile?: {
    firstName?: string;
    lastName?: string;
    middleName?: string | null;
    gender?: 'male' | 'female' | null;
    birthday?: string | null;
  };
  email?: string;
  personType?: User['personType'];
}

/** The form of a customer's profile as it stands. */
export function profileValues(user: User): ProfileValues {
  const { firstName, lastName, middleName, gender, birthday, email, personType } = user;
  return {
    firstName,
    lastName,
    middleName: middleName ?? '',
    gender: gender ?? '',
    birthday: birthday ?? '',
    email: email ?? '',
    personType,
  };
}

/** Difference between a customer and the form; undefined without one. */
export function profileChange(user: User, values: ProfileValues): ProfileChange | undefined {
  const profile = changed(user, {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    middleName: values.middleName.trim() || null,
    gender: values.gender || null,
    birthday: values.birthday || null,
  });
  const email = values.email.trim();
  const change: ProfileChange = {
    ...(profile && { profile }),
    ...(email.toLowerCase() !== (user.email ?? '') && { email }),
    ...(values.personType !== user.personType && { personType: values.personType }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

function changed<Part extends object>(user: User, part: Part): Partial<Part> | undefined {
  const known = new Map<string, unknown>(Object.entries(user));
  const entries = Object.entries(part).filter(([name, value]) => known.get(name) !== value);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Part>) : undefined;
}
