import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { cartPath, inLanguage, loginPath, logoutPath } from '#domain/link/paths.ts';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { needsSandbox } from './control.ts';
import { aCustomer, lastCode } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';
import { readIn, stateReader } from './flow-state.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

/** Asks for strong passwords. */
const SHOP: DemoShop = 'test';
const LIMIT = { status: 423, json: { code: 'limit-reached', message: 'No more.' } };

test.beforeEach(needsSandbox);
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each reads a dozen states.
test.describe.configure({ timeout: 120_000 });

/** The form, on its page or in a dialog. */
function signInForm(page: Page, language: Language) {
  const t = textsOf(language);
  const box = page.locator('.sign-in');
  return {
    t,
    // A dialog has it at its own top.
    title: page.getByRole('dialog').or(box).getByRole('heading', { level: 2 }),
    code: box.getByRole('textbox', { name: t('form.code') }),
    field: (key: Parameters<typeof t>[0]) => box.getByLabel(t(key), { exact: true }),
    press: (key: Parameters<typeof t>[0]) => box.getByRole('button', { name: t(key), exact: true }).click(),
    error: box.getByRole('alert').filter({ visible: true }),
    submit: box.locator('button[type=submit]'),
  };
}

for (const [language, tag] of readIn('ru'))
  test(
    `[A11Y-01] [AUT-01] every step of signing in and its errors, in ${language}`,
    { tag },
    async ({ page }, { project }) => {
      const read = stateReader(page, project);
      const { t, title, code, field, press, error, submit } = signInForm(page, language);
      const [known, unknown] = [await aCustomer(SHOP), freshPhone()];
      const at = (path: string) => shopUrl(SHOP, inLanguage(path, language, 'ru'));

      await page.goto(at(cartPath()));
      await page
        .getByRole('link', { name: new RegExp(`^(?:${t('shell.profile')}|${t('shell.signIn')})$`) })
        .filter({ visible: true })
        .first()
        .click();
      await expect(title).toHaveText(t('sign-in.phone-title'));
      await read('dialog: phone');
      await submit.click();
      await expect(error).toHaveCount(1);
      await read('dialog: no phone');

      await press('sign-in.by-password');
      await read('dialog: password');
      await field('sign-in.username').fill('nobody');
      await submit.click();
      await expect(error).toHaveCount(2);
      await read('dialog: no password');
      await press('sign-in.forgot');
      await read('dialog: forgot');
      await field('form.phone').fill(unknown);
      await submit.click();
      await expect(error).toHaveText(t('sign-in.not-registered'));
      await read('dialog: forgot by somebody unknown');
      await field('form.phone').fill(known.phone);
      // A notice may lie over the button for a moment.
      await field('form.phone').press('Enter');
      await expect(title).toHaveText(t('sign-in.new-password-title'));
      await read('dialog: new password');
      await code.fill('0000');
      await field('sign-in.pass1').fill('short');
      await submit.click();
      await expect(error).not.toHaveCount(0);
      await read('dialog: wrong code for a new password');

      // The code that was sent is still good here.
      await page.goto(at(loginPath()));
      await expect(title).toHaveText(t('sign-in.new-password-title'));
      await press('sign-in.back');
      await press('sign-in.back');
      await press('sign-in.by-code');
      await field('form.phone').click();
      await field('form.phone').fill(unknown);
      await read('page: phone');
      await submit.click();
      await expect(title).toHaveText(t('sign-in.code-title'));
      await read('page: code');
      await code.fill('0000');
      await submit.click();
      await expect(error).toHaveCount(2);
      await read('page: wrong code');
      await code.fill(await lastCode(SHOP, unknown));
      await submit.click();
      await expect(title).toHaveText(t('sign-in.registration-title'));
      await page.locator('.sign-in summary').click();
      await read('page: registration');
      await field('account.first-name').fill('D');
      await press('form.show-password');
      await field('sign-in.pass1').fill('abc1');
      await field('sign-in.pass2').fill('abc2');
      await submit.click();
      await expect(error).toHaveCount(4);
      await read('page: refused registration');

      // After a limit further calls are not sent at all, so this comes last.
      await page.goto(at(loginPath()));
      await page.route('**/market-api/sent-verification', (route) => route.fulfill(LIMIT));
      await press('sign-in.other-phone');
      await field('form.phone').click();
      await field('form.phone').fill(freshPhone());
      await submit.click();
      await expect(error).toHaveText(t('notice.verification-limit'));
      await read('page: no more codes');

      await page.goto(at(logoutPath()));
      await expect(title).toHaveText(t('sign-in.out-done'));
      await read('signed out');
      await page.evaluate(
        (token) =>
          localStorage.setItem(
            'session:v1',
            JSON.stringify({ token, user: null, location: null, history: [] }),
          ),
        known.token,
      );
      await page.reload();
      await expect(title).toHaveText(t('sign-in.out-question'));
      await read('signing out');
    },
  );
