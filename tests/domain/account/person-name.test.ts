import { expect, test } from 'vitest';
import {
  FIRST_NAME_MIN,
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  NAME_MAX,
} from '#domain/account/person-name.ts';

test('[ACC-01] a first name is asked for and has 2 to 50 characters', () => {
  expect([FIRST_NAME_MIN, NAME_MAX]).toEqual([2, 50]);
  expect(['', '  '].map(firstNameProblem)).toEqual(['required', 'required']);
  expect(['A', ' A ', 'a'.repeat(51)].map(firstNameProblem)).toEqual(Array(3).fill('name-length'));
  expect(['Oy', ' Dilnoza ', 'a'.repeat(50)].map(firstNameProblem)).toEqual(Array(3).fill(undefined));
});

test('[ACC-01] a last name is asked for, a middle name is not; both have at most 50 characters', () => {
  expect(lastNameProblem(' ')).toBe('required');
  expect(lastNameProblem('O')).toBeUndefined();
  expect(middleNameProblem('')).toBeUndefined();
  expect([lastNameProblem, middleNameProblem].map((problemOf) => problemOf('a'.repeat(51)))).toEqual([
    'name-length',
    'name-length',
  ]);
});
