// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import type { OrderIntent, PlacedOrder } from '#domain/order/order-attempt.ts';
import { type AnswerRules, useSendOnce } from '#storefront/checkout/use-send-once.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { HOME, METHODS, sellsOf } from '../../sandbox/an-order.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { aFullCart } from './a-checkout.tsx';

type Own = { kind: 'placed'; order: PlacedOrder } | { kind: 'failed'; status: number | undefined };

const onPlaced = (order: PlacedOrder): Own => ({ kind: 'placed', order });
const ORDERING: AnswerRules<Own> = {
  onPlaced,
  onFailed: (error) => ({ kind: 'failed', status: error instanceof CallError ? error.status : 0 }),
};
const APPLYING: AnswerRules<Own> = { onPlaced };

interface FormProps {
  intent: OrderIntent;
  rules: AnswerRules<Own>;
  thrown: unknown[];
}

function Form({ intent, rules, thrown }: FormProps) {
  const { sending, send, stop, resume } = useSendOnce(intent.customerId, rules);
  return (
    <>
      <output>{JSON.stringify(sending)}</output>
      <button
        type="button"
        onClick={() => void send(intent, { keyed: true }).catch((error) => thrown.push(error))}
      >
        send
      </button>
      <button type="button" onClick={stop}>
        stop
      </button>
      <button type="button" onClick={() => void resume()}>
        resume
      </button>
    </>
  );
}

/** A form that sends one intent at a press; `thrown` is what it got for its fields. */
async function aForm(rules: AnswerRules<Own>, request: object = {}) {
  const { host, shopper } = await aFullCart({ address: false, goods: { 1001: 2 } });
  const sells = await sellsOf(shopper);
  const records = sells.flatMap(({ sellRecords }) => sellRecords);
  const intent: OrderIntent = {
    customerId: shopper.id,
    lines: records.map(({ id }) => id),
    stocks: [{ id: 1001, count: 2 }],
    shown: null,
    request: {
      sells: sells.map(({ id }) => id),
      paymentMethod: METHODS.cash,
      shippingAddress: HOME,
      note: '',
      ...request,
    },
  };
  const thrown: unknown[] = [];
  const page = await renderIsland(Form, { intent, rules, thrown });
  onTestFinished(page.leave);
  return {
    thrown,
    press: (name: string) => page.click(page.named(name)),
    becomes: (state: object) =>
      until(() => expect(JSON.parse(page.find('output').textContent)).toMatchObject(state)),
    fail: (...faults: object[]) =>
      act(() =>
        host.control(
          'PUT',
          '/faults',
          faults.map((fault) => ({ path: '/sellgroups/finish', ...fault })),
        ),
      ),
  };
}

test('[CHK-04] what is placed is told once, however often it is sent', async () => {
  const form = await aForm(ORDERING);
  await form.press('send');
  await form.becomes({ kind: 'placed' });
  await form.press('send');
  await form.becomes({ kind: 'placed' });
});

test('[CHK-04] a refusal is a state where the form has one for it, else its error', async () => {
  const ordering = await aForm(ORDERING, { paymentMethod: 99 });
  await ordering.press('send');
  await ordering.becomes({ kind: 'failed', status: 422 });
  expect(ordering.thrown).toEqual([]);

  const applying = await aForm(APPLYING, { paymentMethod: 99 });
  await applying.press('send');
  await applying.becomes({ kind: 'idle' });
  await until(() => expect(applying.thrown).toMatchObject([{ status: 422 }]));
});

test('[CHK-04] without an answer it stays unknown, and asking again settles it for either form', async () => {
  for (const rules of [ORDERING, APPLYING]) {
    const form = await aForm(rules);
    await form.fail({ kind: 'cut' });
    await form.press('send');
    await form.becomes({ kind: 'asking' });
    await form.press('stop');
    await form.becomes({ kind: 'unknown' });
    expect(form.thrown).toEqual([]);
    await form.fail();
    await form.press('resume');
    await form.becomes({ kind: 'placed' });
  }
});
