import type { Page } from '@playwright/test';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { lastCode } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';

/**
 * Registers a customer whom no other test knows and signs them in here, as the sign-in page does. The open
 * page of the shop is loaded again.
 */
export async function signInAsNewCustomer(page: Page, shop: DemoShop): Promise<void> {
  const phoneNumber = freshPhone();
  await page.evaluate(post, ['/market-api/sent-verification', { phoneNumber }] as const);
  const code = await lastCode(shop, phoneNumber);
  const password = { first: 'Demo12@#', second: 'Demo12@#' };
  const customer = {
    profile: { phoneNumber, firstName: 'Nodira', lastName: 'Saidova', middleName: null, gender: 'female' },
    username: phoneNumber.slice(1),
    code,
    email: '',
    personType: 'physical',
    password,
  };
  const { jwtToken: token, user } = await page.evaluate(post, ['/market-api/customer', customer] as const);
  const session = { token, user, location: null, history: [] };
  await page.evaluate((text) => localStorage.setItem('session:v1', text), JSON.stringify(session));
  await page.reload();
}

async function post([path, body]: readonly [string, object]): Promise<{ jwtToken?: string; user?: object }> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
