import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runExclusive, runUnlessBusy } from '#storefront/platform-client/run-exclusive.ts';

/** A run that ends when it is told to. */
function aRun(log: string[], name: string) {
  const end = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} begins`);
    await end.promise;
    log.push(`${name} ends`);
    return name;
  };
  return { run, end: end.resolve };
}

/** Holds a lock as another tab would. */
function anotherTab(name: string) {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = navigator.locks.request(name, () => {
    begun.resolve();
    return end.promise;
  });
  return { begun: begun.promise, end: () => [end.resolve(), held] };
}

const MODES = [
  ['with locks', (): void => {}],
  [
    'without locks',
    (): void => {
      vi.stubGlobal('navigator', {});
      onTestFinished(() => void vi.unstubAllGlobals());
    },
  ],
] as const;

for (const [mode, start] of MODES) {
  test(`${mode} runs of a name follow each other in a page, also after one that failed`, async () => {
    start();
    const log: string[] = [];
    const first = aRun(log, 'first');
    const failing = runExclusive('a', () => first.run().then(() => Promise.reject(new Error('no'))));
    const second = aRun(log, 'second');
    const following = runExclusive('a', second.run);
    const other = aRun(log, 'other');
    const beside = runExclusive('b', other.run);
    other.end();
    expect(await beside).toBe('other');
    first.end();
    second.end();
    await expect(failing).rejects.toThrow('no');
    expect(await following).toBe('second');
    expect(log.filter((line) => !line.startsWith('other'))).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
    ]);
  });

  test(`${mode} what runs unless busy is left out while another runs, and runs afterwards`, async () => {
    start();
    const log: string[] = [];
    const first = aRun(log, 'first');
    const running = runUnlessBusy('c', first.run);
    expect(await runUnlessBusy('c', async () => 'second')).toBeUndefined();
    first.end();
    expect(await running).toBe('first');
    expect(await runUnlessBusy('c', async () => 'third')).toBe('third');
  });
}

test('a run waits for another tab, says so once, and is left out where it may not wait', async () => {
  const tab = anotherTab('d');
  await tab.begun;
  const waits = vi.fn();
  const running = runExclusive('d', () => 'done', { onWait: waits });
  await vi.waitFor(() => expect(waits).toHaveBeenCalledOnce());
  tab.end();
  expect(await running).toBe('done');
  const third = anotherTab('d');
  await third.begun;
  expect(await runUnlessBusy('d', async () => 'done')).toBeUndefined();
  third.end();
});

test('nobody is told of a wait where there is none, and a signal ends one', async () => {
  const waits = vi.fn();
  expect(await runExclusive('e', () => 1, { onWait: waits })).toBe(1);
  expect(waits).not.toHaveBeenCalled();
  const tab = anotherTab('e');
  await tab.begun;
  const stop = new AbortController();
  const run = vi.fn();
  const running = runExclusive('e', run, { onWait: () => stop.abort(), signal: stop.signal });
  await expect(running).rejects.toThrow(/abort/i);
  expect(run).not.toHaveBeenCalled();
  tab.end();
});

test('no other module of the storefront takes locks', () => {
  const taking = globSync('src/storefront/**/*.{ts,tsx,astro}').filter((file) =>
    /\blocks\.request\(/.test(readFileSync(file, 'utf8')),
  );
  expect(taking).toEqual(['src/storefront/platform-client/run-exclusive.ts']);
});
