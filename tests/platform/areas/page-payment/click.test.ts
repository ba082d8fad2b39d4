import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPageOrder, CLICK, type PageOrder, RETURN_URL } from './a-page-order.ts';

/** Sends a form as the service does, signed with the secret unless `more` says otherwise. */
async function ask({ post, order }: PageOrder, action: 0 | 1, more: Readonly<Record<string, string>> = {}) {
  const form = {
    click_trans_id: '31337',
    service_id: CLICK.service,
    click_paydoc_id: '9',
    merchant_trans_id: String(order.id),
    ...(action === 1 && { merchant_prepare_id: String(order.id) }),
    amount: '400000.00',
    action: String(action),
    error: '0',
    error_note: '',
    sign_time: '2026-12-01 10:00:00',
    ...more,
  };
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id = '' } = form;
  const text = `${click_trans_id}${service_id}${CLICK.key}${merchant_trans_id}${merchant_prepare_id}`;
  const sign_string = createHash('md5')
    .update(`${text}${form.amount}${form.action}${form.sign_time}`)
    .digest('hex');
  const response = await post('click/shop', new URLSearchParams({ sign_string, ...form }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(response.status).toBe(200);
  return response.json();
}

test('[CHK-05] an order paid by Click leads to its page, is prepared and completed there, and is accepted', async () => {
  const paying = await aPageOrder(CLICK);
  const url = new URL(paying.order.payment.payUrl);
  expect(`${url.origin}${url.pathname}`).toBe('https://my.click.uz/services/pay');
  const { id, token } = paying.order;
  expect(Object.fromEntries(url.searchParams)).toEqual({
    service_id: CLICK.service,
    merchant_id: CLICK.merchant,
    amount: '400000',
    transaction_param: String(id),
    return_url: `${RETURN_URL}?order=${id}&token=${token}`,
  });
  expect(await ask(paying, 0)).toEqual({
    click_trans_id: '31337',
    merchant_trans_id: String(id),
    merchant_prepare_id: id,
    error: 0,
    error_note: 'Success',
  });
  expect(await paying.now()).toMatchObject({ state: 'awaiting-payment' });
  expect(await ask(paying, 1)).toMatchObject({ merchant_confirm_id: id, error: 0 });
  expect(await paying.now()).toMatchObject({ state: 'accepted', payment: { paid: true } });
  expect(await ask(paying, 1)).toMatchObject({ error: -4 });
});

test('[CHK-05] Click is refused in its own numbers', async () => {
  const paying = await aPageOrder(CLICK);
  expect(await ask(paying, 0, { sign_string: '0'.repeat(32) })).toMatchObject({ error: -1 });
  expect(await ask(paying, 0, { sign_string: 'short' })).toMatchObject({ error: -1 });
  expect(await ask(paying, 0, { service_id: '1' })).toMatchObject({ error: -1 });
  expect(await ask(paying, 0, { amount: '1' })).toMatchObject({ error: -2 });
  expect(await ask(paying, 0, { action: '7' })).toMatchObject({ error: -3 });
  expect(await ask(paying, 0, { merchant_trans_id: '77' })).toMatchObject({ error: -5 });
  expect(await ask(paying, 1, { merchant_prepare_id: '77' })).toMatchObject({ error: -6 });
  expect(await (await paying.post('click/shop', 'nothing=1')).json()).toMatchObject({ error: -8 });
  expect(await paying.now()).toMatchObject({ state: 'awaiting-payment' });
});

test('[CHK-05] a payment that failed at Click pays nothing, and can be tried anew while the order waits', async () => {
  const paying = await aPageOrder(CLICK);
  await ask(paying, 0);
  expect(await ask(paying, 1, { error: '-5017' })).toMatchObject({ error: -9 });
  expect(await paying.now()).toMatchObject({ state: 'awaiting-payment', payment: { paid: false } });
  await ask(paying, 0, { click_trans_id: '31338' });
  expect(await ask(paying, 1, { click_trans_id: '31338' })).toMatchObject({ error: 0 });
  await paying.sandbox.control('PUT', `/shops/shop/orders/${paying.order.id}/cancel`);
  expect(await ask(paying, 1, { click_trans_id: '31339' })).toMatchObject({ error: -9 });
});
