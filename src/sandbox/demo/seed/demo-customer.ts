import type { PasswordLevel } from '#domain/account/password.ts';
import type { CustomerSeed } from '#platform/areas/shop/shop-seed.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import { customerSchema } from '#sandbox/demo/source/shared.ts';
import { readYaml } from './read-yaml.ts';

const CUSTOMER = readYaml('shared/customer.yml', customerSchema);

/** Whom anybody may sign in as in a demo shop; the password is as strong as the shop asks. */
export function demoCustomer(passwordLevel: PasswordLevel): CustomerSeed {
  const { registeredDaysAgo, passwords, ...customer } = CUSTOMER;
  return {
    ...customer,
    registeredAt: daysBefore(registeredDaysAgo),
    password: passwordLevel === 3 ? passwords.strong : passwords.plain,
  };
}
