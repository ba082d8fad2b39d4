import { expect, test } from 'vitest';
import { type Registration, registrationProblems } from '#domain/account/registration.ts';

const GOOD: Registration = {
  firstName: 'Dilnoza',
  lastName: 'Karimova',
  email: '',
  pass1: 'demo12',
  pass2: 'demo12',
};
const problemsOf = (change: Partial<Registration>, level: 1 | 2 | 3 = 1) =>
  registrationProblems({ ...GOOD, ...change }, level);

test('[AUT-02] a registration with names and two equal passwords is good, the e-mail may be left out', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ email: ' dilnoza@example.uz ' })).toEqual({});
});

test('[AUT-02] every field that must be there is named where it is empty', () => {
  expect(problemsOf({ firstName: ' ', lastName: '', pass1: '', pass2: '' })).toEqual({
    firstName: 'required',
    lastName: 'required',
    pass1: 'required',
    pass2: 'required',
  });
});

test('[AUT-02] a first name has 2 to 50 characters', () => {
  expect(problemsOf({ firstName: 'D' })).toEqual({ firstName: 'name-length' });
  expect(problemsOf({ firstName: 'D'.repeat(51) })).toEqual({ firstName: 'name-length' });
  expect(problemsOf({ firstName: 'Di' })).toEqual({});
  expect(problemsOf({ firstName: 'D'.repeat(50), lastName: 'K' })).toEqual({});
  expect(problemsOf({ lastName: 'K'.repeat(51) })).toEqual({ lastName: 'name-length' });
});

test('[AUT-02] the password follows the level of the shop, the second has 6 characters and equals it', () => {
  expect(problemsOf({ pass1: 'abc', pass2: 'abc' })).toEqual({ pass1: 'more4', pass2: 'more4' });
  expect(problemsOf({ pass1: 'abcdef', pass2: 'abcde' })).toEqual({ pass2: 'more4' });
  expect(problemsOf({ pass1: 'abcdef', pass2: 'abcdef' }, 2)).toEqual({ pass1: 'passerror2' });
  expect(problemsOf({ pass1: 'abcdef1', pass2: 'abcdef1' }, 3)).toEqual({ pass1: 'passerror3' });
  expect(problemsOf({ pass2: 'demo13' })).toEqual({ pass2: 'not-equal' });
});

test('[AUT-02] an e-mail that is none is invalid-inf', () => {
  expect(problemsOf({ email: 'dilnoza@example' })).toEqual({ email: 'invalid-inf' });
});
