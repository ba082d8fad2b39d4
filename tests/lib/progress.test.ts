import { expect, test } from 'vitest';
import { createProgress, type ProgressOptions } from '#lib/progress.ts';

function aProgress(options: Partial<ProgressOptions> = {}) {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({
    write: (text) => written.push(text),
    isTerminal: false,
    now: () => time,
    ...options,
  });
  return { progress, written, wait: (milliseconds: number) => (time += milliseconds) };
}

test('[BLD-10] a terminal has one line with pages done, pages a second and time left', () => {
  const { progress, written, wait } = aProgress({ isTerminal: true });
  progress.update({ label: 'local', done: 0, total: 4500, unit: 'pages' });
  wait(1000);
  progress.update({ label: 'local', done: 1480, total: 4500, unit: 'pages' });
  expect(written.at(-1)).toBe('\r\x1b[2Klocal  1 480 of 4 500 pages · 1 480 pages/s · 3 s left');
  expect(written.join('')).not.toContain('\n');
});

test('[BLD-10] without a terminal a line comes every few seconds', () => {
  const { progress, written, wait } = aProgress();
  for (let done = 0; done < 100; done++) {
    progress.update({ label: 'local', done, total: 100, unit: 'pages' });
    wait(100);
  }
  expect(written).toEqual([
    'local  30 of 100 pages · 10 pages/s · 7 s left\n',
    'local  60 of 100 pages · 10 pages/s · 4 s left\n',
    'local  90 of 100 pages · 10 pages/s · 1 s left\n',
  ]);
});

test('a terminal is drawn at most ten times a second', () => {
  const { progress, written, wait } = aProgress({ isTerminal: true });
  for (let done = 0; done < 1000; done++) {
    progress.update({ label: 'local', done, total: 2000, unit: 'pages' });
    wait(1);
  }
  expect(written).toHaveLength(10);
});

test('work side by side shares the line, and what is done leaves it', () => {
  const { progress, written, wait } = aProgress({ isTerminal: true });
  progress.update({ label: 'local', done: 1, total: 2, unit: 'pages' });
  wait(200);
  progress.update({ label: 'dev', done: 5, total: 0, unit: 'products' });
  expect(written.at(-1)).toBe('\r\x1b[2Klocal  1 of 2 pages   dev  5 products');
  progress.update({ label: 'local', done: 2, total: 2, unit: 'pages' });
  expect(written.at(-1)).toBe('\r\x1b[2Kdev  5 products');
});

test('the line never wraps, and a line that stays is written in its place', () => {
  const { progress, written } = aProgress({ isTerminal: true, columns: () => 12 });
  progress.update({ label: 'local', done: 1, total: 2, unit: 'pages' });
  expect(written.at(-1)).toBe('\r\x1b[2Klocal  1 of');
  progress.print('local is built');
  expect(written.slice(-2)).toEqual(['\r\x1b[2K', 'local is built\n']);
});

test('the next stage of a label counts from its own start', () => {
  const { progress, written, wait } = aProgress({ isTerminal: true });
  progress.update({ label: 'local', done: 900, total: 1000, unit: 'products' });
  wait(10_000);
  progress.update({ label: 'local', done: 0, total: 300, unit: 'pages' });
  wait(1000);
  progress.update({ label: 'local', done: 100, total: 300, unit: 'pages' });
  expect(written.at(-1)).toContain('100 of 300 pages · 100 pages/s · 2 s left');
});

test('long waits are in minutes', () => {
  const { progress, written, wait } = aProgress({ isTerminal: true });
  progress.update({ label: 'local', done: 0, total: 300, unit: 'pages' });
  wait(1000);
  progress.update({ label: 'local', done: 2, total: 300, unit: 'pages' });
  expect(written.at(-1)).toContain('2 pages/s · 2 min 29 s left');
});
