import { expect, test } from 'vitest';
import { getProfile, type User } from '#contract/account/account.ts';
import { profileChange, profileValues } from '#domain/account/profile.ts';

const user: User = getProfile.answer.parse(getProfile.example?.answer);
const values = profileValues(user);

test('[ACC-01] the form shows a customer; what is not told is an empty field', () => {
  expect(values).toEqual({
    firstName: 'Dilnoza',
    lastName: 'Karimova',
    middleName: '',
    gender: 'female',
    birthday: '1994-05-17',
    email: 'dilnoza@example.uz',
    personType: 'physical',
  });
});

test('[ACC-01] the platform is told what changed and nothing else', () => {
  expect(profileChange(user, values)).toBeUndefined();
  expect(
    profileChange(user, { ...values, firstName: ' Dilnoza ', email: 'Dilnoza@example.uz' }),
  ).toBeUndefined();
  expect(profileChange(user, { ...values, lastName: 'Saidova', middleName: 'Rustamovna' })).toEqual({
    profile: { lastName: 'Saidova', middleName: 'Rustamovna' },
  });
  expect(profileChange(user, { ...values, personType: 'legal' })).toEqual({ personType: 'legal' });
});

test('[ACC-01] an emptied field takes away what was told', () => {
  expect(profileChange(user, { ...values, gender: '', birthday: '', email: '' })).toEqual({
    profile: { gender: null, birthday: null },
    email: '',
  });
});
