// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { NOTICE_EVENT, type Notice } from '#storefront/page/notice.ts';
import { QuantityStepper } from '#storefront/ui/quantity/QuantityStepper.tsx';
import { act } from '../../act.ts';
import { renderIsland } from '../../render-island.tsx';

/** Types a quantity over 5 and leaves the field: the quantities asked for, what shows then, the notices. */
async function afterTyping(text: string) {
  const asked: number[] = [];
  const notices: Notice[] = [];
  const listen = (event: Event) => notices.push((event as CustomEvent<Notice>).detail);
  document.addEventListener(NOTICE_EVENT, listen);
  onTestFinished(() => document.removeEventListener(NOTICE_EVENT, listen));
  const view = await renderIsland(QuantityStepper, {
    quantity: 5,
    lowest: 1,
    highest: 9,
    labels: { quantity: 'Quantity', increase: 'More', decrease: 'Less' },
    onAsk: (quantity: number) => asked.push(quantity),
  });
  onTestFinished(view.leave);
  const field = view.find<HTMLInputElement>('input');
  await act(() => field.focus());
  await view.type(field, text);
  await act(() => field.blur());
  return { asked, shown: field.value, notices };
}

test('[PDP-08] a count that was typed with a zero before it is shown as it counts', async () => {
  expect(await afterTyping('05')).toEqual({ asked: [5], shown: '5', notices: [] });
});

test('[PDP-08] parts of a piece are refused in words, and the count stays', async () => {
  expect(await afterTyping('1.5')).toEqual({
    asked: [],
    shown: '5',
    notices: [{ key: 'notice.whole-pieces' }],
  });
  expect(await afterTyping('')).toEqual({ asked: [], shown: '5', notices: [] });
});
