import { expect, test } from 'vitest';
import { currentTenants } from '#publisher/tenants/current-tenants.ts';
import { aTenant } from '../build/a-world.ts';

test('tenants are those of now, and stay those of before while a file is faulty', () => {
  const faults: string[] = [];
  let read = () => [aTenant('red')];
  const tenants = currentTenants(
    () => read(),
    (message) => faults.push(message),
    0,
  );
  const names = () => tenants().map(({ name }) => name);
  expect(names()).toEqual(['red']);
  read = () => [aTenant('blue')];
  expect(names()).toEqual(['blue']);
  read = () => {
    throw new Error('tenants/blue/tenant.json is no JSON');
  };
  expect([names(), names()]).toEqual([['blue'], ['blue']]);
  expect(faults).toEqual(['tenants/blue/tenant.json is no JSON']);
  read = () => [];
  expect(names()).toEqual([]);
});

test('what was read a moment ago is not read again', () => {
  let reads = 0;
  const tenants = currentTenants(
    () => {
      reads += 1;
      return [];
    },
    () => {},
    10_000,
  );
  for (let count = 0; count < 5; count += 1) tenants();
  expect(reads).toBe(1);
});
