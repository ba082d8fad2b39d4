import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askByElement } from '#publisher/render/compile/leaflet-without-html.ts';

const leaflet = (path: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`leaflet/src/${path}`)), 'utf8');

test('[SEC-03] Leaflet asks for SVG without making HTML of a text, and another Leaflet stops the compile', () => {
  const before = leaflet('core/Browser.js');
  const after = askByElement(before);
  expect(after.split('.innerHTML')).toHaveLength(before.split('.innerHTML').length - 1);
  // The code that is left asks for VML in browsers without SVG.
  expect(after).toContain('var vml = !svg && (function () {');
  expect(() => askByElement(after)).toThrow("Leaflet's Browser.js has no");
});
