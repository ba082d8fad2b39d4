// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { createTranslate } from '#storefront/i18n/messages.ts';
import notice from '#storefront/page/messages/en.json' with { type: 'json' };
import { CallError } from '#storefront/platform-client/call-error.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PhoneField } from '#storefront/ui/form/PhoneField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import form from '#storefront/ui/messages/en.json' with { type: 'json' };
import { until } from '../../act.ts';
import { renderIsland } from '../../render-island.tsx';

const t = createTranslate({ ...form, ...notice }, 'en');
const schema = z.object({
  name: z.string().check(z.minLength(1, 'form.required')),
  phone: z.string().check(z.minLength(17, 'form.invalid-phone-number')),
});

function AForm({ formId, send }: { formId: string; send: (values: object) => Promise<void> }) {
  const shopForm = useShopForm<z.infer<typeof schema>>(schema, {
    formId,
    t,
    defaultValues: { name: '', phone: '' },
  });
  const onSubmit = sendForm(shopForm, send, {
    refusals: { taken: 'form.invalid-inf' },
    fields: { 'profile.firstName': 'name' },
  });
  return (
    <form onSubmit={onSubmit}>
      <TextField form={shopForm} name="name" label="Name" />
      <PhoneField form={shopForm} name="phone" />
      <FormError form={shopForm} />
      <SubmitButton form={shopForm}>Send</SubmitButton>
    </form>
  );
}

function refusal(code: string, field?: string): CallError {
  const failure = { code, message: 'No.', ...(field && { field }) };
  return new CallError({ kind: 'refused', call: 'POST /x', message: 'No.', status: 422, failure });
}

test('a form that is sent with faults says them beside the fields and focuses the first', async () => {
  const island = await renderIsland(AForm, { formId: 'empty', send: async () => {} });
  expect(island.faults).toEqual([]);
  await island.click(island.find('button[type=submit]'));
  const name = island.find('#empty-name');
  await until(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(island.find('#empty-name-note').textContent).toBe('Required');
  expect(island.find('#empty-phone-note').textContent).toBe(
    'Enter a valid phone number: +998\u00A0and 9\u00A0more digits',
  );
});

test('a refused field is marked by its message, any other failure stands above the button', async () => {
  const failures: unknown[] = [
    refusal('taken', 'profile.firstName'),
    new CallError({ kind: 'network', call: 'POST /x', message: 'Nobody answers.' }),
  ];
  const island = await renderIsland(AForm, {
    formId: 'refused',
    send: async () => {
      throw failures.shift();
    },
  });
  await island.type(island.find<HTMLInputElement>('#refused-name'), 'Dilnoza');
  await island.type(island.find<HTMLInputElement>('#refused-phone'), '+998 90 111 22 33');
  await island.click(island.find('button[type=submit]'));
  await until(() => expect(island.find('#refused-name-note').textContent).toBe('Invalid info'));
  await island.type(island.find<HTMLInputElement>('#refused-name'), 'Nigora');
  await island.click(island.find('button[type=submit]'));
  await until(() => expect(island.find('.form__error').textContent).toMatch(/^No connection/));
});

test('[AUT-07] a phone is read however it is written once the field is left, and never cut', async () => {
  const sent: object[] = [];
  const island = await renderIsland(AForm, {
    formId: 'phones',
    send: async (values) => void sent.push(values),
  });
  const phone = island.find<HTMLInputElement>('#phones-phone');
  await island.type(phone, '901234567');
  expect(phone.value).toBe('+998 90 123 45 67');
  await island.type(phone, '8 (90) 123-45-67');
  expect(phone.value).toBe('+998 90 123 45 67');
  await island.type(phone, '+7 707 303 44 55');
  expect(phone.value).toBe('+7 707 303 44 55');
  await island.type(island.find('#phones-name'), 'Dilnoza');
  await island.type(phone, '00998901234567');
  await island.click(island.find('button[type=submit]'));
  await until(() => expect(sent).toEqual([{ name: 'Dilnoza', phone: '+998 90 123 45 67' }]));
});
