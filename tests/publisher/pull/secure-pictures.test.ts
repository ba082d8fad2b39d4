import { expect, test } from 'vitest';
import { createHttpsHosts } from '#lib/https-hosts.ts';
import { securePictures } from '#publisher/pull/secure-pictures.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aPulledShop } from './a-pull.ts';

const hosts = { answer: async (address: string) => address.startsWith('http://good.example/') };

async function secured<Answer>(answer: Answer) {
  const lost: string[] = [];
  return { answer: await securePictures(answer, hosts, (host) => lost.push(host)), lost };
}

const image = (...addresses: string[]) => ({
  urls: Object.fromEntries(addresses.map((address, at) => [`${at}x_`, address])),
  alt: { ru: 'http://good.example/' },
});

test('pictures by http come by https where their host does, and are none where it does not', async () => {
  const { answer, lost } = await secured({
    items: [
      {
        images: [
          image('http://bad.example/1.jpg', 'http://bad.example/2.jpg'),
          image('http://good.example/1.jpg?a=1'),
          image('https://bad.example/3.jpg'),
          image('/4.jpg'),
        ],
        link: 'http://bad.example/page',
      },
      { images: [image('http://bad.example/5.jpg')] },
    ],
    image: image('http://bad.example/6.jpg'),
    logo: null,
    imageDesktop: 'http://good.example/7.jpg',
    imageMobile: 'http://bad.example/8.jpg',
  });
  expect(lost).toEqual(['bad.example']);
  expect(answer).toEqual({
    items: [
      {
        images: [
          image('https://good.example/1.jpg?a=1'),
          image('https://bad.example/3.jpg'),
          image('/4.jpg'),
        ],
        link: 'http://bad.example/page',
      },
      { images: [] },
    ],
    image: image('/placeholder.svg'),
    logo: null,
    imageDesktop: 'https://good.example/7.jpg',
    imageMobile: '/placeholder.svg',
  });
});

test('pictures in texts are looked after, too; links are not', async () => {
  const { answer } = await secured({
    description: {
      ru: '<p>http://good.example/ <img alt="a" src="http://good.example/1.jpg"><img src=http://bad.example/2.jpg><a href="http://good.example/">a</a></p>',
    },
  });
  expect(answer.description.ru).toBe(
    '<p>http://good.example/ <img alt="a" src="https://good.example/1.jpg"><img src=/placeholder.svg><a href="http://good.example/">a</a></p>',
  );
});

test('an answer without pictures by http stays as it is, and nobody is asked', async () => {
  const before = {
    items: [{ images: [image('https://bad.example/1.jpg')], description: { ru: '<b>x</b>' } }],
  };
  const { answer, lost } = await secured(before);
  expect(answer).toBe(before);
  expect(lost).toEqual([]);
});

test('[CAT-10] a pull asks each host once, and says whose pictures are lost', async () => {
  const sandbox = await aSandbox([
    aShopSeed({
      name: 'shop',
      products: 30,
      variation: (id) => ({
        images: [
          { urls: { original: `http://good.example/${id}.jpg` } },
          { urls: { original: `http://bad.example/${id}.jpg` } },
        ],
      }),
    }),
  ]);
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(new URL(String(input)).host);
    if (String(input).startsWith('https://bad.example/')) throw new TypeError('fetch failed');
    return new Response();
  };
  const httpsHosts = createHttpsHosts({ fetch });
  const { report, snapshot } = await aPulledShop(sandbox.url, 'shop', { httpsHosts, pageSize: 5 });
  expect(asked.sort()).toEqual(['bad.example', 'good.example']);
  expect(report.warnings).toEqual([
    {
      call: 'GET /products',
      field: 'pictures of bad.example',
      reason: 'are by http alone, which no page may load: the placeholder is shown',
    },
  ]);
  expect(snapshot.get('variation:1')).toMatchObject({
    images: [{ urls: { original: 'https://good.example/1.jpg' } }],
  });
});
