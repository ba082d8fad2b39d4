import type { Text } from './kind.ts';
import { same, text } from './text.ts';

/** A branch of a shop as it is written by hand. */
export interface BranchSeed {
  name: Text;
  /** The shop's own address where left out. */
  address?: Text;
  administrativeArea: string;
  latitude: number;
  longitude: number;
  phone: string;
  /** Whether orders can be fetched there; true where left out. */
  pickUp?: boolean;
}

const VOLTRA: BranchSeed[] = [
  {
    name: text('Чиланзар', 'Chilonzor', 'Chilanzar'),
    administrativeArea: 'Tashkent',
    latitude: 41.2853,
    longitude: 69.2038,
    phone: '+998 71 205 41 41',
  },
  {
    name: text('Юнусабад', 'Yunusobod', 'Yunusabad'),
    address: text(
      'Ташкент, Юнусабадский район, проспект Амира Темура, 129',
      'Toshkent, Yunusobod tumani, Amir Temur shoh koʻchasi, 129',
      '129 Amir Temur Avenue, Yunusabad, Tashkent',
    ),
    administrativeArea: 'Tashkent',
    latitude: 41.3662,
    longitude: 69.2884,
    phone: '+998 71 205 41 42',
  },
  {
    name: text('Самарканд', 'Samarqand', 'Samarkand'),
    address: text(
      'Самарканд, улица Рудаки, 48',
      'Samarqand, Rudakiy koʻchasi, 48',
      '48 Rudaki Street, Samarkand',
    ),
    administrativeArea: 'Samarkand',
    latitude: 39.6667,
    longitude: 66.9431,
    phone: '+998 66 205 41 43',
  },
  {
    name: text('Бухара', 'Buxoro', 'Bukhara'),
    address: text(
      'Бухара, улица Мухаммада Икбола, 11',
      'Buxoro, Muhammad Iqbol koʻchasi, 11',
      '11 Muhammad Iqbol Street, Bukhara',
    ),
    administrativeArea: 'Bukhara',
    latitude: 39.7675,
    longitude: 64.4231,
    phone: '+998 65 205 41 44',
  },
];

const NAFIS: BranchSeed[] = [
  {
    name: text('Мирабад', 'Mirobod', 'Mirabad'),
    administrativeArea: 'Tashkent',
    latitude: 41.2961,
    longitude: 69.2745,
    phone: '+998 71 230 12 12',
  },
  {
    name: same('Samarqand Darvoza'),
    address: text(
      'Ташкент, Шайхантахурский район, улица Коратош, 5А',
      'Toshkent, Shayxontohur tumani, Qoratosh koʻchasi, 5A',
      '5A Qoratosh Street, Shaykhantahur, Tashkent',
    ),
    administrativeArea: 'Tashkent',
    latitude: 41.3163,
    longitude: 69.2307,
    phone: '+998 71 230 12 13',
  },
  {
    name: text('Самарканд', 'Samarqand', 'Samarkand'),
    address: text(
      'Самарканд, улица Мирзо Улугбека, 66',
      'Samarqand, Mirzo Ulugʻbek koʻchasi, 66',
      '66 Mirzo Ulugbek Street, Samarkand',
    ),
    administrativeArea: 'Samarkand',
    latitude: 39.6546,
    longitude: 66.9597,
    phone: '+998 66 230 12 14',
  },
  {
    name: text('Фергана', 'Fargʻona', 'Fergana'),
    address: text(
      'Фергана, улица Ахмада аль-Фергани, 30',
      'Fargʻona, Ahmad al-Fargʻoniy koʻchasi, 30',
      '30 Ahmad al-Fargoni Street, Fergana',
    ),
    administrativeArea: 'Fergana',
    latitude: 40.3864,
    longitude: 71.7864,
    phone: '+998 73 230 12 15',
  },
];

const BOZOR24: BranchSeed[] = [
  {
    name: text('Юнусабад', 'Yunusobod', 'Yunusabad'),
    administrativeArea: 'Tashkent',
    latitude: 41.3639,
    longitude: 69.2925,
    phone: '+998 78 113 24 24',
  },
  {
    name: text('Сергели', 'Sergeli', 'Sergeli'),
    address: text(
      'Ташкент, Сергелийский район, улица Янги Сергели, 4',
      'Toshkent, Sergeli tumani, Yangi Sergeli koʻchasi, 4',
      '4 Yangi Sergeli Street, Sergeli, Tashkent',
    ),
    administrativeArea: 'Tashkent',
    latitude: 41.2276,
    longitude: 69.2204,
    phone: '+998 78 113 24 26',
  },
  {
    name: text('Чорсу', 'Chorsu', 'Chorsu'),
    address: text(
      'Ташкент, Шайхантахурский район, улица Навои, 57',
      'Toshkent, Shayxontohur tumani, Navoiy koʻchasi, 57',
      '57 Navoi Street, Shaykhantahur, Tashkent',
    ),
    administrativeArea: 'Tashkent',
    latitude: 41.3265,
    longitude: 69.2351,
    phone: '+998 78 113 24 27',
  },
];

const UYIM: BranchSeed[] = [
  {
    name: text('Юнусабад', 'Yunusobod', 'Yunusabad'),
    administrativeArea: 'Tashkent',
    latitude: 41.3489,
    longitude: 69.2867,
    phone: '+998 78 150 30 60',
  },
  {
    name: text('Склад «Сергели»', '“Sergeli” ombori', 'Sergeli warehouse'),
    address: text(
      'Ташкент, Сергелийский район, улица Янги Сергели, 18',
      'Toshkent, Sergeli tumani, Yangi Sergeli koʻchasi, 18',
      '18 Yangi Sergeli Street, Sergeli, Tashkent',
    ),
    administrativeArea: 'Tashkent',
    latitude: 41.2253,
    longitude: 69.2187,
    phone: '+998 78 150 30 61',
    pickUp: false,
  },
  {
    name: text('Бухара', 'Buxoro', 'Bukhara'),
    address: text(
      'Бухара, улица Бахауддина Накшбанда, 77',
      'Buxoro, Bahouddin Naqshband koʻchasi, 77',
      '77 Bahouddin Naqshband Street, Bukhara',
    ),
    administrativeArea: 'Bukhara',
    latitude: 39.7742,
    longitude: 64.4286,
    phone: '+998 65 150 30 62',
  },
  {
    name: text('Наманган', 'Namangan', 'Namangan'),
    address: text('Наманган, улица Уйчи, 45', 'Namangan, Uychi koʻchasi, 45', '45 Uychi Street, Namangan'),
    administrativeArea: 'Namangan',
    latitude: 40.9983,
    longitude: 71.6726,
    phone: '+998 69 150 30 63',
  },
];

/** The branches of each shop, the main one first. */
export const BRANCHES: Readonly<Record<string, BranchSeed[]>> = {
  local: VOLTRA,
  default: NAFIS,
  dev: BOZOR24,
  test: UYIM,
};

/** Of a shop that has none of its own written down. */
export const DEFAULT_BRANCHES = VOLTRA;
