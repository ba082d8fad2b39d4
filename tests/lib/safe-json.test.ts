import { expect, test } from 'vitest';
import { safeJson } from '#lib/safe-json.ts';

test('[SEC-02] no text of the shop can end the script that holds the data', () => {
  const json = safeJson({ name: '</script><script>alert(1)</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});
