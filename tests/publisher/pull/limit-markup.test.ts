import { expect, test } from 'vitest';
import { createHtmlCleaner } from '#publisher/pull/clean-html.ts';
import { limitMarkup } from '#publisher/pull/limit-markup.ts';

const NOTHING_KEPT = { find: () => undefined, keep: () => {}, close: () => {} };

/** Cleans as the pull does, with what it took in milliseconds. */
function clean(html: string): { html: string; ms: number } {
  const cleaner = createHtmlCleaner(NOTHING_KEPT);
  cleaner.clean('<p>warm</p>');
  const started = performance.now();
  const cleaned = cleaner.clean(limitMarkup(html).html);
  return { html: cleaned, ms: performance.now() - started };
}

const LONG = 'A long description. '.repeat(60);

test.each([
  ['text', LONG],
  ['paragraphs and a list without end tags', `<p>One<p>Two<ul>${'<li>Three'.repeat(300)}</ul>${LONG}`],
  ['a table without end tags', `<table>${'<tr><td>Size<td>10 cm'.repeat(300)}</table>${LONG}`],
  ['nested lists', `${'<ul><li>'.repeat(12)}deep${'</li></ul>'.repeat(12)}${LONG}`],
  ['formatting', `<p>${'<b>bold <i>both</i></b> '.repeat(300)}</p></b>${LONG}`],
  ['a comparison', `${LONG} 3 < 5, a<b and </ nothing`],
  ['an attribute with a bracket', `<p title="a > b">${'<a href="/x?a=1>2">x</a>'.repeat(50)}</p>${LONG}`],
  ['a comment', `<!-- ${'<div>'.repeat(300)} -->${LONG}`],
])('%s stays as it is', (_, html) => {
  expect(limitMarkup(html)).toEqual({ html, leftOut: 0 });
});

/** Each of these took the whole build down, or minutes of it: by the stack, by memory, by time. */
test.each([
  ['1 200 tables in each other', '<table><tr><td>'.repeat(1_200)],
  ['30 000 elements in each other', '<div>'.repeat(30_000)],
  [
    'formatting that is never closed',
    Array.from({ length: 1_000 }, (_, at) => `<p><b title=${at}>`).join(''),
  ],
  ['links that are never closed', '<a href=/><p>'.repeat(5_000)],
  ['30 000 paragraphs', '<p>a</p>'.repeat(30_000)],
  ['50 000 attributes', `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=1`).join(' ')}>`],
  ['tags that do not end', '<a '.repeat(300_000)],
  ['quotes that do not end', '<a="'.repeat(300_000)],
  ['ends without a beginning', '</p>'.repeat(300_000)],
])('%s are cleaned soon, and the text stays', (_, html) => {
  const cleaned = clean(`<p>Before</p>${html}`);
  expect(cleaned.html).toContain('<p>Before</p>');
  expect(cleaned.ms).toBeLessThan(10_000);
});

test('text within tags that are left out is kept, and how many there were is told', () => {
  const { html, leftOut } = limitMarkup(`${'<div>'.repeat(150)}inside${'</div>'.repeat(150)}after`);
  expect(html).toBe(`${'<div>'.repeat(100)}inside${'</div>'.repeat(100)}after`);
  expect(leftOut).toBe(100);
});
