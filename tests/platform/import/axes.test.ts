import { expect, test } from 'vitest';
import { axesOf } from '#platform/import/axes.ts';
import { baseOfferOf } from '#platform/import/base-offer.ts';
import { sharedParameters } from '#platform/import/group-parameters.ts';
import type { PricedOffer } from '#platform/import/priced-offer.ts';
import { aFeed, anOffer } from '../../sandbox/a-feed.ts';
import { anImport, param, productsOf } from './an-import.ts';

type Values = Record<string, string>;

/** A group whose offers have these parameters. */
function aGroup(...offers: Values[]): PricedOffer[] {
  return offers.map((values, index) => ({
    id: String(index),
    line: 1,
    group: 'g',
    category: '1',
    price: 1,
    oldPrice: 1,
    vendor: '',
    count: null,
    minOrder: 1,
    content: {
      name: `Товар ${index}`,
      product: '',
      description: '',
      sku: String(index),
      barcode: '',
      unit: '',
      pictures: [],
      parameters: Object.entries(values).map(([name, value]) => ({ name, value, unit: '' })),
      base: '',
    },
  }));
}

const choices = (...offers: Values[]) => axesOf(aGroup(...offers)).map(({ name }) => name);

test.each<[string, Values[], string[]]>([
  [
    'a length, not a weight',
    [
      { Вес: '0.19', Длина: '70мм' },
      { Вес: '0.104', Длина: '67мм' },
      { Вес: '0.19', Длина: '64мм' },
    ],
    ['Длина'],
  ],
  [
    'a side, neither weight nor length',
    [
      { Вес: '1', Длина: '1', Сторона: 'Левая' },
      { Вес: '2', Длина: '2', Сторона: 'Правая' },
    ],
    ['Сторона'],
  ],
  ['a weight where nothing else differs', [{ Вес: '100 г' }, { Вес: '250 г' }], ['Вес']],
  [
    'one parameter instead of two',
    [
      { Память: '4', Диск: '128', Модель: 'A' },
      { Память: '4', Диск: '256', Модель: 'B' },
      { Память: '8', Диск: '128', Модель: 'C' },
    ],
    ['Модель'],
  ],
  [
    'two parameters instead of the article number',
    [
      { Память: '4', Диск: '128', Артикул: 'A' },
      { Память: '4', Диск: '256', Артикул: 'B' },
      { Память: '8', Диск: '128', Артикул: 'C' },
    ],
    ['Память', 'Диск'],
  ],
  [
    'what every offer has, not what some lack',
    [
      { Память: '4', Диск: '128', Чип: 'A' },
      { Память: '4', Диск: '256', Чип: 'B' },
      { Память: '8', Диск: '256' },
    ],
    ['Память', 'Диск'],
  ],
  [
    'a colour and a size, though one of them would do',
    [
      { Цвет: 'Красный', Размер: 'S', Состав: 'лён' },
      { Цвет: 'Синий', Размер: 'M', Состав: 'хлопок' },
    ],
    ['Цвет', 'Размер'],
  ],
])('the choice of a group is %s', (_, offers, expected) => {
  expect(choices(...offers)).toEqual(expected);
});

test('each parameter keeps its own name, those that begin alike too', async () => {
  const offer = (id: string, ring: string, box: string) =>
    anOffer({
      id,
      attributes: 'group_id="7"',
      more: param('Размер кольца', ring) + param('Размер упаковки', box) + param('Цвет корпуса', 'Белый'),
    });
  const { file } = await anImport(
    aFeed({ offers: [offer('1', '17', 'S'), offer('2', '18', 'M')].join('\n') }),
  );
  const [product] = await productsOf(file);
  expect(
    product?.variations.map(({ properties }) =>
      properties.map(({ name, value }) => [name.ru, value.label.ru]),
    ),
  ).toEqual([[['Размер кольца', '17']], [['Размер кольца', '18']]]);
  expect(product?.characteristics.map(({ name, value }) => [name.ru, value.ru])).toEqual([
    ['Размер упаковки', 'S, M'],
    ['Цвет корпуса', 'Белый'],
  ]);
});

test('many numbers of one unit are a range, and what a shop keeps in ten places is short', () => {
  const weights = ['0.27000000', '0.1', '1.5', '0.9'].map((Вес) => ({ Вес: `${Вес}` }));
  expect(sharedParameters(aGroup(...weights), new Set())).toEqual([
    { name: 'Вес', unit: '', value: '0.1 – 1.5' },
  ]);
  expect(sharedParameters(aGroup({ Вес: '2.50000000' }, { Bluetooth: '5.0' }), new Set())).toEqual([
    { name: 'Вес', unit: '', value: '2.5' },
    { name: 'Bluetooth', unit: '', value: '5.0' },
  ]);
});

test('an offer that stands for its group is no choice; the others have its pictures', async () => {
  const picture = (name: string) => `<picture>https://cdn.example/${name}.jpg</picture>`;
  const variation = (size: string) =>
    anOffer({
      id: `base-${size}`,
      attributes: 'group_id="base"',
      name: `Бомбер, размер ${size}`,
      more: picture(size) + param('Размер', size, 'RU') + param('Цвет', 'Красно-белый'),
    });
  const base = anOffer({
    id: 'base',
    attributes: 'group_id="base"',
    name: 'Бомбер красно-белый',
    more: `${picture('a')}${picture('XL')}<description>Тёплый</description>`,
  });
  const { file, faults, variations } = await anImport(
    aFeed({ offers: [base, variation('52'), variation('XL')].join('\n') }),
  );
  expect(variations).toBe(2);
  expect(faults).toMatchObject([{ line: 9, what: 'offer base', outcome: 'put right' }]);
  const [product] = await productsOf(file);
  expect(product).toMatchObject({
    name: { ru: 'Бомбер красно-белый' },
    description: { ru: '<p>Тёплый</p>' },
  });
  expect(
    product?.variations.map(({ properties, images }) => [
      properties.map(({ code, value }) => [code, value.label.ru]),
      images.map(({ urls }) => urls.original?.slice(20)),
    ]),
  ).toEqual([
    [[['size', '52 RU']], ['52.jpg', 'a.jpg', 'XL.jpg']],
    [[['size', 'XL']], ['XL.jpg', 'a.jpg']],
  ]);
});

test('an offer with a name of its own is none that stands for its group', () => {
  expect(baseOfferOf(aGroup({ Цвет: 'Красный' }, { Цвет: 'Синий' }, {}))).toBeUndefined();
  expect(baseOfferOf(aGroup({ Цвет: 'Красный' }, { Цвет: 'Синий' }))).toBeUndefined();
});

test('variations that are called alike are told apart by what is chosen', async () => {
  const offer = (id: string, length: string) =>
    anOffer({ id, attributes: 'group_id="7"', name: 'Заклёпка', more: param('Длина', length) });
  const { file } = await anImport(aFeed({ offers: [offer('1', '70мм'), offer('2', '68мм')].join('\n') }));
  const [product] = await productsOf(file);
  expect(product?.name.ru).toBe('Заклёпка');
  expect(product?.variations.map(({ name }) => name.ru)).toEqual(['Заклёпка, 70мм', 'Заклёпка, 68мм']);
});
