// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { QuantityStepper } from '#storefront/ui/quantity/QuantityStepper.tsx';
import { act } from '../../act.ts';
import { renderIsland } from '../../render-island.tsx';

test('[PDP-08] a count that was typed with a zero before it is shown as it counts', async () => {
  const asked: number[] = [];
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
  await view.type(field, '05');
  await act(() => field.blur());
  expect([asked, field.value]).toEqual([[5], '5']);
});
