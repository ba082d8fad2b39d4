import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#serve/headers.ts';

test('[SEC-01] the policy lets in the own scripts and the named inline ones, and only the named origins may frame the shop', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-abc='], frameAncestors: ['https://admin.example'] });
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("frame-ancestors 'self' https://admin.example;");
  expect(policy).toContain("object-src 'none'");
  expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe');
});
