// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fittingTableFirst } from '#storefront/product/reading/fitting-table-first.ts';

const table = (...sizes: string[]) =>
  `<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody>${sizes
    .map((size) => `<tr><th>${size}</th><td>90</td></tr>`)
    .join('')}</tbody></table>`;

const PAGE = `<p>How to measure</p><h2>Women</h2>${table('S', 'M')}<h2>Shoes</h2>${table('40', '41')}<h2>Care</h2>`;

function order(html: string, sizes: string[]): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return fittingTableFirst([...page.body.childNodes], sizes).flatMap((node) =>
    node.nodeName === 'TABLE' ? [] : [node.textContent ?? ''],
  );
}

test('[PDP-13] the table of the product’s sizes stands first, with its heading, after the introduction', () => {
  expect(order(PAGE, ['40', '41', '42'])).toEqual(['How to measure', 'Shoes', 'Women', 'Care']);
  expect(order(PAGE, ['S'])).toEqual(['How to measure', 'Women', 'Shoes', 'Care']);
  expect(order(PAGE, ['7XL'])).toEqual(['How to measure', 'Women', 'Shoes', 'Care']);
  expect(order('<p>No table yet</p>', ['S'])).toEqual(['No table yet']);
});
