import { expect, test } from 'vitest';
import { parseReturnPath } from '#domain/link/return-path.ts';

test('[AUT-01] a page of the shop is come back to, with its query', () => {
  for (const path of ['/', '/cart', '/uz/product/7?color=red#reviews', '/search/чай', '/login-help'])
    expect(parseReturnPath(path)).toBe(new URL(path, 'https://a.uz').href.slice('https://a.uz'.length));
});

test('[SEC-02] no address that leads away from the shop is followed after sign-in', () => {
  for (const away of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    'javascript:alert(1)',
    ' /cart',
    'cart',
    'evil.example',
    '',
    null,
    undefined,
  ])
    expect(parseReturnPath(away), String(away)).toBeUndefined();
});

test('[AUT-01] nobody comes back to the pages that sign in and out', () => {
  for (const passing of ['/login', '/uz/login?from=%2Flogin', '/logout', '/en/logout/'])
    expect(parseReturnPath(passing), passing).toBeUndefined();
});
