import { describe, expect, test } from 'vitest';
import {
  MOST_PUSH_CHARACTERS,
  notificationLines,
  notificationPath,
  notificationTopic,
  parseNotificationsPage,
  parsePushMessage,
  readPushMessage,
} from '#domain/notification/notification.ts';

describe('[ACC-06] a notification leads to the path and query of its address on this shop', () => {
  test.each([
    ['/order-details/abc12345/7', '/order-details/abc12345/7'],
    ['/category/tea?sort=new&page=2', '/category/tea?sort=new&page=2'],
    ['https://shop.example/uz/product/5?from=push', '/uz/product/5?from=push'],
    ['http://other.example:8080/product/5', '/product/5'],
    ['/product/5#reviews', '/product/5'],
    ['profile/orders', '/profile/orders'],
    ['https://shop.example', '/'],
    ['/search/%D1%87%D0%B0%D0%B9', '/search/%D1%87%D0%B0%D0%B9'],
  ])('%s leads to %s', (url, path) => expect(notificationPath(url)).toBe(path));

  test.each([
    ['//evil.example/cart', '/cart'],
    ['\\\\evil.example\\cart', '/cart'],
    ['/\\evil.example/cart', '/cart'],
    ['/.//evil.example/cart', '/evil.example/cart'],
    ['https://shop.example//evil.example/cart', '/evil.example/cart'],
    ['https://shop.example/%2F/evil.example', '/%2F/evil.example'],
    ['https://user:password@evil.example/cart', '/cart'],
    ['\t//evil.example/cart\n', '/cart'],
  ])('%j stays on this shop, at %s', (url, path) => {
    expect(notificationPath(url)).toBe(path);
    expect(new URL(path, 'https://here.example').host).toBe('here.example');
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>x</b>',
    'blob:https://shop.example/0-1',
    'mailto:shop@shop.example',
    'tel:+998712000000',
    'file:///etc/passwd',
    'https://',
    'http://[',
    '',
    '   ',
    '/logout',
    '/uz/login?from=/cart',
  ])('%j leads nowhere', (url) => expect(notificationPath(url)).toBeUndefined());
});

describe('[ACC-06] a push message is read as far as it is of use', () => {
  const image_url = 'https://x.example/a.png';
  const whole = { title: 'Order', body: 'On its way', url: '/cart?a=1', image_url };

  test('title, body, url and image_url become what a page shows', () => {
    expect(parsePushMessage(JSON.stringify(whole))).toEqual({
      title: 'Order',
      body: 'On its way',
      path: '/cart?a=1',
      image: 'https://x.example/a.png',
    });
  });

  test.each([
    '',
    'null',
    '7',
    '[]',
    '{"title":',
    '{"body":"text"}',
    '{"title":7}',
    '{"title":"  "}',
    JSON.stringify({ ...whole, body: 'a'.repeat(MOST_PUSH_CHARACTERS) }),
  ])('%.40j is none', (text) => expect(parsePushMessage(text)).toBeUndefined());

  test('what is wrong in it is left out, and long texts are cut', () => {
    expect(readPushMessage({ title: 'T', body: 5, url: ['/cart'], image_url: 7 })).toEqual({
      title: 'T',
      body: '',
      path: undefined,
      image: undefined,
    });
    const long = readPushMessage({ title: 't'.repeat(5000), body: 'b'.repeat(5000) });
    expect([long?.title.length, long?.body.length]).toEqual([200, 1000]);
  });

  test.each([
    ['/market-api/media/a.png', true],
    ['https://x.example/a.png', true],
    ['http://x.example/a.png', false],
    ['//x.example/a.png', false],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['/\\x.example/a.png', false],
  ])('the picture %s is shown: %s', (image_url, shown) =>
    expect(readPushMessage({ title: 'T', image_url })?.image !== undefined).toBe(shown),
  );
});

test('[ACC-06] the page of the list is what the address names, else the first', () => {
  const pages = ['', '?page=3', '?page=0', '?page=-1', '?page=1e9', '?page=x', '?page=100000'];
  expect(pages.map(parseNotificationsPage)).toEqual([1, 3, 1, 1, 1, 1, 1]);
});

test.each([
  ['/order-details/abc12345/7', 'order'],
  ['/uz/profile/orders?page=2', 'order'],
  ['/en/profile/wallet', 'wallet'],
  ['/product/5', 'product'],
  ['/stock/autumn', 'news'],
  ['/ordered', 'other'],
  [undefined, 'other'],
] as const)('[ACC-06] a notification that leads to %s is about: %s', (path, topic) => {
  expect(notificationTopic(path)).toBe(topic);
});

test('[ACC-06] a text that begins with the title takes its place', () => {
  expect(notificationLines({ title: 'Order 6', body: 'Order 6 is on the way' })).toEqual({
    title: 'Order 6 is on the way',
    body: '',
  });
  expect(notificationLines({ title: 'Sale', body: 'Today only' })).toEqual({
    title: 'Sale',
    body: 'Today only',
  });
});
