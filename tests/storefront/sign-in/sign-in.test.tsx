// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { PasswordLevel } from '#domain/account/password.ts';
import account from '#storefront/account/messages/ru.json' with { type: 'json' };
import notice from '#storefront/page/messages/ru.json' with { type: 'json' };
import { pageTranslate } from '#storefront/page/page-text.ts';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';
import signInWords from '#storefront/sign-in/messages/ru.json' with { type: 'json' };
import { SignIn } from '#storefront/sign-in/SignIn.tsx';
import dialog from '#storefront/ui/messages/ru.json' with { type: 'json' };
import form from '#storefront/ui/messages/ru.json' with { type: 'json' };
import { startToasts } from '#storefront/ui/toast.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost, type ShopHost } from '../a-shop-host.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { openPage, toastTexts } from '../static-page.ts';

const PHONE = '+998901112233';

openPage('');
startToasts(pageTranslate());

beforeEach(() => {
  document.getElementById('toasts')?.replaceChildren();
  $codePauses.set({});
  endSession();
});

/** The form of a shop, and how the shopper got in, once they did. */
async function aSignIn({ business = false, level = 1 as PasswordLevel } = {}) {
  const ways: string[] = [];
  const view = await renderIsland(SignIn, {
    page: {
      language: 'ru' as const,
      defaultLanguage: 'ru' as const,
      messages: { ...account, ...form, ...notice, ...dialog, ...signInWords },
      subdomain: 'shop',
      business,
      level,
    },
    onSignedIn: (way: string) => ways.push(way),
  });
  expect(view.faults).toEqual([]);
  onTestFinished(view.leave);
  const field = (name: string) => view.find<HTMLInputElement>(`input[name="${name}"]`);
  return {
    ...view,
    ways,
    field,
    title: () => view.find('h2').textContent,
    error: () => view.find('.form__error').textContent,
    note: (name: string) => field(name).closest('.field')?.querySelector('.field__note')?.textContent,
    write: async (values: Record<string, string>) => {
      for (const [name, text] of Object.entries(values)) await view.type(field(name), text);
    },
    press: (name: string) => view.click(view.named(name)),
    send: () => view.click(view.find('button[type=submit]')),
  };
}

const lastCode = async (host: ShopHost) => (await host.control('GET', '/shops/shop/messages')).json[0].code;

async function aCustomer(host: ShopHost) {
  const customer = await aShopper(host, 'shop', { phone: PHONE });
  await host.control('PUT', `/shops/shop/customers/${customer.id}/password`, { password: 'demo12' });
  return customer;
}

test('[AUT-01] until somebody listens nothing can be typed, so that nothing is sent to the page’s own address', async () => {
  const { html, field } = await aSignIn();
  expect(html).toContain('<fieldset class="sign-in__step" disabled=""');
  expect(field('phone').matches(':disabled')).toBe(false);
});

test('[AUT-08] the block for other services is there and hidden', async () => {
  const { find } = await aSignIn();
  expect(find('[data-social-login]').hidden).toBe(true);
});

test('[AUT-06] a phone that has registered gets a code, and the code signs in', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const view = await aSignIn();
  expect(view.title()).toBe('Вход или регистрация');
  await view.write({ phone: '+998 90 111 22 33' });
  await view.send();
  await until(() => expect(view.title()).toEqual('Код из СМС'));
  expect(document.activeElement).toBe(view.field('code'));
  expect(view.field('remember').checked).toBe(true);
  await view.write({ code: '0000' });
  await view.send();
  await until(() => expect(view.note('code')).toEqual('Неверный код'));
  expect(view.error()).toBe('Войти не получилось: проверьте код');
  await view.write({ code: await lastCode(host) });
  await view.send();
  await until(() => expect(view.ways).toEqual(['code']));
  expect($session.get().user?.phoneNumbers).toEqual([PHONE]);
});

test('[AUT-02] a phone that nobody has registered leads to registration, which signs in', async () => {
  const host = await aShopHost();
  const view = await aSignIn({ level: 2 });
  await view.write({ phone: '90 111 22 33' });
  await view.send();
  await until(() => expect(view.title()).toEqual('Код из СМС'));
  await view.write({ code: await lastCode(host) });
  await view.send();
  await until(() => expect(view.title()).toEqual('Как вас зовут?'));
  // One password that is seen is enough; one that is hidden is typed twice.
  expect(view.field('pass1').type).toBe('text');
  expect(view.island.querySelector('[name=pass2]')).toBeNull();
  await view.press(form['form.show-password']);
  expect(view.field('pass1').type).toBe('password');
  await view.write({ firstName: 'Д', pass1: 'demo', pass2: 'demo' });
  await view.send();
  await until(() => expect(view.note('firstName')).toEqual('От 2\u00A0до 50\u00A0символов'));
  expect(view.note('lastName')).toBe('Обязательное поле');
  expect(view.note('pass1')).toBe('Не меньше 6\u00A0символов: латинские буквы и цифры');
  expect(view.note('pass2')).toBe('Не меньше 6\u00A0символов');
  const open = () => view.island.querySelectorAll('.sign-in__demands [data-met="false"]').length;
  expect(open()).toBe(2);
  await view.write({ firstName: 'Дилноза', lastName: 'Каримова', pass1: 'demo12', pass2: 'demo21' });
  await view.send();
  await until(() => expect(view.note('pass2')).toBe('Пароли не совпадают'));
  await view.press(form['form.show-password']);
  expect(view.island.querySelector('[name=pass2]')).toBeNull();
  expect(open()).toBe(0);
  await view.send();
  await until(() => expect(view.ways).toEqual(['registration']));
  expect($session.get().user).toMatchObject({
    fullName: 'Дилноза Каримова',
    username: '998901112233',
    email: null,
    gender: null,
    personType: 'physical',
  });
});

test('[AUT-02] after the end of a code the shopper asks for another, and types nothing else again', async () => {
  const host = await aShopHost();
  const view = await aSignIn();
  await view.write({ phone: '+998 90 111 22 33' });
  await view.send();
  await until(() => expect(view.title()).toEqual('Код из СМС'));
  await view.write({ code: await lastCode(host) });
  await view.send();
  await until(() => expect(view.title()).toEqual('Как вас зовут?'));
  await view.write({ firstName: 'Дилноза', lastName: 'Каримова', pass1: 'demo12' });
  await host.control('PUT', '/clock', { advanceSeconds: 6 * 60 });
  await view.send();
  await until(() => expect(view.note('code')).toEqual('Код устарел. Запросите новый'));
  expect(document.activeElement).toBe(view.field('code'));
  expect(view.field('firstName').value).toBe('Дилноза');
});

test('[AUT-02] a registration whose answer got lost signs in when it is sent again', async () => {
  const host = await aShopHost();
  const view = await aSignIn();
  await view.write({ phone: '+998 90 111 22 33' });
  await view.send();
  await until(() => expect(view.title()).toEqual('Код из СМС'));
  await view.write({ code: await lastCode(host) });
  await view.send();
  await until(() => expect(view.title()).toEqual('Как вас зовут?'));
  await view.write({ firstName: 'Дилноза', lastName: 'Каримова', pass1: 'demo12' });
  await host.control('PUT', '/faults', [{ kind: 'cut', path: '/customer', times: 1 }]);
  await view.send();
  await until(() =>
    expect(view.island.querySelector('.form__error:not([hidden])')?.textContent).toEqual(
      form['form.offline'],
    ),
  );
  await view.send();
  await until(() => expect(view.ways).toEqual(['registration']));
  expect($session.get().user?.fullName).toBe('Дилноза Каримова');
});

test('[AUT-02] a registered phone leads back from registration to signing in', async () => {
  const host = await aShopHost();
  const view = await aSignIn();
  await view.write({ phone: '+998 90 111 22 33' });
  await view.send();
  await until(() => expect(view.title()).toEqual('Код из СМС'));
  await view.write({ code: await lastCode(host) });
  await view.send();
  await until(() => expect(view.title()).toEqual('Как вас зовут?'));
  await view.press('Изменить номер');
  expect(view.title()).toBe('Вход или регистрация');
  expect(view.field('phone').value).toBe('+998 90 111 22 33');
});

test('[AUT-02] a reload at the step of the code keeps the phone, and costs no other code', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const first = await aSignIn();
  await first.write({ phone: PHONE });
  await first.send();
  await until(() => expect(first.title()).toEqual('Код из СМС'));
  await first.leave();

  const again = await aSignIn();
  expect(again.title()).toBe('Код из СМС');
  expect(again.text()).toContain('111 22 33');
  expect(again.find<HTMLButtonElement>('.resend').disabled).toBe(true);
  await again.write({ code: await lastCode(host) });
  await again.send();
  await until(() => expect(again.ways).toEqual(['code']));
  await again.leave();
  expect(host.requests.filter((one) => one.includes('/sent-verification'))).toHaveLength(1);
  expect((await aSignIn()).title()).toBe('Вход или регистрация');
});

test('[AUT-04] a reload at the step of a new password keeps it; another phone begins anew', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const first = await aSignIn();
  await first.press('Войти с паролем');
  await first.press('Забыли пароль?');
  await first.write({ phone: PHONE });
  await first.send();
  await until(() => expect(first.title()).toEqual(signInWords['sign-in.new-password-title']));
  await first.leave();
  const again = await aSignIn();
  expect(again.title()).toBe(signInWords['sign-in.new-password-title']);
  await again.press(signInWords['sign-in.back']);
  await again.leave();
  expect((await aSignIn()).title()).toBe('Вход или регистрация');
});

test('[AUT-02] 423 shows the limit message and blocks further requests, other failures toast you_havent_auth', async () => {
  const host = await aShopHost();
  const view = await aSignIn();
  await host.control('PUT', '/faults', [
    { kind: 'status', status: 500, path: '/sent-verification', times: 1 },
    { kind: 'status', status: 423, path: '/sent-verification' },
  ]);
  await view.write({ phone: '+998 90 111 22 33' });
  await view.send();
  await until(() => expect(toastTexts()).toEqual([signInWords['sign-in.you_havent_auth']]));
  // Nobody knows whether the phone has registered.
  expect(toastTexts().join()).not.toMatch(/регистр/);
  expect(view.error()).toBe(form['form.failed']);
  await view.send();
  await until(() => expect(view.error()).toEqual(notice['notice.verification-limit']));
  await view.send();
  expect(host.requests).toHaveLength(2);
});

test('[AUT-01] a password that is wrong is told, a fifth one too many as well, and the right one signs in', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const view = await aSignIn();
  await view.write({ phone: '+998 90 111 22 33' });
  await view.press('Войти с паролем');
  expect(view.title()).toBe('Вход с паролем');
  expect(view.field('username').value).toBe('+998 90 111 22 33');
  expect([view.field('username').autocomplete, view.field('password').autocomplete]).toEqual([
    'username',
    'current-password',
  ]);
  expect(view.field('remember').checked).toBe(true);
  await view.write({ username: 'никто', password: 'abc' });
  await view.send();
  await until(() => expect(view.note('username')).toEqual('Неверный номер или адрес почты'));
  expect(view.note('password')).toBe('Не меньше 4\u00A0символов');
  await view.write({ username: '8 (90) 111-22-33', password: 'demo13' });
  await view.send();
  await until(() => expect(view.error()).toEqual('Неверный логин!'));
  await view.write({ password: 'demo12' });
  await view.send();
  await until(() => expect(view.ways).toEqual(['password']));
});

test('[AUT-01] too many tries are told as what they are', async () => {
  const host = await aShopHost();
  const view = await aSignIn({ business: true });
  expect(view.title()).toBe('Вход с паролем');
  await host.control('PUT', '/faults', [{ kind: 'status', status: 429, path: '/auth/check' }]);
  await view.write({ username: 'buyer_7', password: 'demo12' });
  await view.send();
  await until(() => expect(view.error()).toEqual(expect.stringMatching(/^Слишком много попыток/)));
});

test('[AUT-01] a shopper who does not want to be remembered is known to this tab alone', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const view = await aSignIn();
  await view.press('Войти с паролем');
  await view.write({ username: PHONE, password: 'demo12' });
  await view.click(view.field('remember'));
  await view.send();
  await until(() => expect(view.ways).toEqual(['password']));
  const { token } = $session.get();
  expect([localStorage.getItem('session:v1'), sessionStorage.getItem('session:v1')]).toEqual([
    null,
    expect.stringContaining(String(token)),
  ]);
});

test('[AUT-04] a new password needs the right code, says uncurrent_pass of a wrong one, and signs in', async () => {
  const host = await aShopHost();
  await aCustomer(host);
  const view = await aSignIn();
  await view.press('Войти с паролем');
  await view.press('Забыли пароль?');
  await view.send();
  await until(() => expect(view.note('phone')).toEqual('Обязательное поле'));
  await view.write({ phone: '+998 90 111 22 34' });
  await view.send();
  await until(() => expect(view.note('phone')).toEqual('Вы не зарегистрированы'));
  await view.write({ phone: '+998 90 111 22 33' });
  await view.send();
  await until(() => expect(view.title()).toEqual('Новый пароль'));
  await view.write({ code: '000000', pass1: 'newer34' });
  await view.send();
  await until(() => expect(view.note('code')).toEqual('Неверный код'));
  expect(toastTexts()).toContain('Неверный код');
  await view.write({ code: await lastCode(host) });
  await view.send();
  await until(() => expect(view.ways).toEqual(['new-password']));
});
