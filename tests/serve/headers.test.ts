import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#serve/headers.ts';

test('[SEC-01] the policy lets in the scripts of the own host and no inline one, and only the named origins may frame the shop', () => {
  const policy = contentSecurityPolicy(['https://admin.example']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self' https://admin.example;");
  expect(policy).toContain("object-src 'none'");
  expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe');
});
