import { expect, test } from 'vitest';
import { codeProblem, readCode } from '#domain/account/code.ts';

test('[AUT-04] a code is read without its separators; too many digits are refused, not cut', () => {
  for (const text of ['516643', ' 516 643 ', '516-643', '516\u00A0643'])
    expect([readCode(text), codeProblem(text)]).toEqual(['516643', undefined]);
  expect([' ', '123', '1234', '5166431'].map(codeProblem)).toEqual([
    'required',
    'code-length',
    undefined,
    'code-long',
  ]);
});
