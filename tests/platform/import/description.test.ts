import { expect, test } from 'vitest';
import { toHtml } from '#platform/import/description.ts';

test.each([
  ['spaces that do not break', `<p>${'\u00a0'.repeat(2_000)}текст</p>`],
  ['spaces that do not break, at the end', `<p>текст</p>${'\u00a0'.repeat(2_000)}.`],
  ['spaces that do not break after a break', `<b>текст</b><br>${'\u00a0'.repeat(2_000)}.`],
])('%s are read soon', (_, text) => {
  const started = performance.now();
  expect(toHtml(text)).toContain('текст');
  expect(performance.now() - started).toBeLessThan(1_000);
});
