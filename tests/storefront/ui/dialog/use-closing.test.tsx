// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { CLOSE_TIME, useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { act } from '../../act.ts';
import { renderIsland } from '../../render-island.tsx';

function Leaving({ close }: { close: (answer?: string) => void }) {
  const { closing, leave } = useClosing(close);
  return (
    <button type="button" data-closing={closing} onClick={() => leave('done')}>
      Leave
    </button>
  );
}

async function aDialog(stillness: boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: stillness && query.includes('reduced-motion'),
  }));
  const answers: unknown[] = [];
  const island = await renderIsland(Leaving, { close: (answer) => answers.push(answer) });
  onTestFinished(async () => {
    await island.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { ...island, answers, pass: (ms: number) => act(async () => vi.advanceTimersByTime(ms)) };
}

test('[MAP-01] a dialog closes 200 ms after it began to leave, once', async () => {
  expect(CLOSE_TIME).toBe(200);
  const { find, click, answers, pass } = await aDialog(false);
  await click(find('button'));
  await click(find('button'));
  expect(find('button').dataset['closing']).toBe('true');
  await pass(CLOSE_TIME - 1);
  expect(answers).toEqual([]);
  await pass(1);
  expect(answers).toEqual(['done']);
});

test('[A11Y-01] who wants no motion waits for none', async () => {
  const { find, click, answers, pass } = await aDialog(true);
  await click(find('button'));
  await pass(0);
  expect(answers).toEqual(['done']);
});
