import { expect, test } from 'vitest';
import { newPasswordProblem, passwordDemands, signInPasswordProblem } from '#domain/account/password.ts';

test('[AUT-03] a password of level 1 has six characters', () => {
  expect(newPasswordProblem('', 1)).toBe('required');
  expect(newPasswordProblem('abcde', 1)).toBe('more4');
  expect(newPasswordProblem('abcdef', 1)).toBeUndefined();
  expect(newPasswordProblem('      ', 1)).toBeUndefined();
});

test('[AUT-03] a password of level 2 has six letters and digits, at least one of each and nothing else', () => {
  expect(newPasswordProblem('', 2)).toBe('required');
  for (const weak of ['abcd1', 'abcdef', '123456', 'abc12!', 'abc 12', 'пароль1'])
    expect(newPasswordProblem(weak, 2), weak).toBe('passerror2');
  for (const good of ['abcde1', '1ABCDE', 'demo12'])
    expect(newPasswordProblem(good, 2), good).toBeUndefined();
});

test('[AUT-03] a password of level 3 has eight characters with a small letter, a capital, a digit and a special character', () => {
  expect(newPasswordProblem('', 3)).toBe('required');
  for (const weak of ['Abcde1@', 'abcdef1@', 'ABCDEF1@', 'Abcdefg@', 'Abcdefg1', 'Abcdef 1'])
    expect(newPasswordProblem(weak, 3), weak).toBe('passerror3');
  for (const special of '@#$%^&*!._-')
    expect(newPasswordProblem(`Abcdef1${special}`, 3), special).toBeUndefined();
});

test('[AUT-03] a password to sign in with has four characters', () => {
  expect(signInPasswordProblem('')).toBe('required');
  expect(signInPasswordProblem('abc')).toBe('more4');
  expect(signInPasswordProblem('abcd')).toBeUndefined();
});

test('[AUT-03] a form can tick off what a password of each level still needs', () => {
  const missing = (password: string, level: 1 | 2 | 3) =>
    passwordDemands(password, level).flatMap(({ demand, met }) => (met ? [] : [demand]));
  expect(missing('', 1)).toEqual(['six-characters']);
  expect(missing('abcdef', 1)).toEqual([]);
  expect(missing('', 2)).toEqual(['six-characters', 'letter', 'digit', 'only-letters-and-digits']);
  expect(missing('abc!1', 2)).toEqual(['six-characters', 'only-letters-and-digits']);
  expect(missing('', 3)).toEqual(['eight-characters', 'small-letter', 'capital', 'digit', 'special']);
  expect(missing('Abcdefg1', 3)).toEqual(['special']);
});
