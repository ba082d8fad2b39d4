import { expect, test } from 'vitest';
import { ANALYTICS_NAMES, ANALYTICS_SERVICES, type AnalyticsName } from '#domain/analytics/analytics.ts';
import { INERT_POLICY, PICTURE_POLICY, pagePolicy } from '#publisher/serve/embedded/content-policy.ts';
import { answerHeaders } from '#publisher/serve/embedded/headers.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((one) => [one.split(' ', 1)[0], one.split(' ').slice(1).join(' ')]));

test('[SEC-01] a page runs scripts of the folder of hashed files of its own host alone, and only named origins may frame it', () => {
  const policy = directives(
    pagePolicy({
      hostName: 'voltra.example.uz',
      scriptHashes: ['sha256-abc='],
      captchaOrigins: [],
      analytics: [],
      frameOrigins: ['https://admin.example'],
      secure: true,
    }),
  );
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("voltra.example.uz:*/_astro/ 'sha256-abc='");
  expect(policy.get('style-src')).toBe('voltra.example.uz:*/_astro/');
  expect(policy.get('frame-ancestors')).toBe("'self' https://admin.example");
  for (const name of ['object-src', 'base-uri']) expect(policy.get(name)).toBe("'none'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect([...policy.values()].join(' ')).not.toContain('unsafe');
});

test('[TEN-13] the policy lets in the services that the shop measures with, and no other one', () => {
  const options = { hostName: 'voltra.example.uz', scriptHashes: [], captchaOrigins: [], frameOrigins: [] };
  const policyWith = (...analytics: AnalyticsName[]) =>
    directives(pagePolicy({ ...options, analytics, secure: true }));
  expect(policyWith().get('script-src')).toBe('voltra.example.uz:*/_astro/');
  expect(policyWith().get('connect-src')).toBe("'self'");
  expect(policyWith().get('trusted-types')).not.toContain('default');

  const pixel = policyWith('facebook-pixel');
  expect(pixel.get('script-src')).toBe('voltra.example.uz:*/_astro/ https://connect.facebook.net');
  expect(pixel.get('connect-src')).toBe("'self' https://connect.facebook.net https://www.facebook.com");
  expect(pixel.get('trusted-types')).toContain('default');
  expect(policyWith('google-analytics', 'google-tag-manager').get('script-src')).toBe(
    'voltra.example.uz:*/_astro/ https://www.googletagmanager.com',
  );
  for (const name of ANALYTICS_NAMES) {
    const { scripts } = ANALYTICS_SERVICES[name];
    expect(policyWith(name).get('script-src')?.split(' ').slice(1)).toEqual(scripts);
  }
});

test('pictures that a platform names by http are asked for by https where the shop is, and only there', () => {
  const options = { hostName: 'voltra.example.uz', scriptHashes: [], captchaOrigins: [], frameOrigins: [] };
  const policyOf = (secure: boolean) => directives(pagePolicy({ ...options, analytics: [], secure }));
  expect(policyOf(true).has('upgrade-insecure-requests')).toBe(true);
  expect(policyOf(false).has('upgrade-insecure-requests')).toBe(false);
});

test('[SEC-01] what is no page runs nothing, wherever it is opened', () => {
  for (const kind of ['fragment', 'hashed-file', 'file', 'plain', 'platform'] as const) {
    const headers = answerHeaders(kind, { policy: 'of the pages', secure: false });
    expect(headers['content-security-policy']).toBe(INERT_POLICY);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const policy of [INERT_POLICY, PICTURE_POLICY])
    expect(policy).toMatch(
      /^default-src 'none';.*; frame-ancestors 'none'; sandbox$|^default-src 'none'; frame-ancestors 'none'; sandbox$/,
    );
  expect(answerHeaders('platform', { type: 'image/svg+xml', secure: false })).toMatchObject({
    'content-security-policy': PICTURE_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
  });
});
