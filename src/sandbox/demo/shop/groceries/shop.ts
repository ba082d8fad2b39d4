import { settingsSchema } from '#contract/market/settings.ts';
import { type ShopFacts, sharedBlocks, sharedPages } from '#sandbox/demo/source/shared-content.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { CATEGORIES } from './categories.ts';
import { BANNERS, COLLECTIONS, NEWS, SLIDES } from './content.ts';
import { FRESH_KINDS } from './kinds-fresh.ts';
import { PANTRY_KINDS } from './kinds-pantry.ts';

const NAME = 'Bozor24';

const FACTS: ShopFacts = {
  phone: '+998 78 113 24 24',
  address: text(
    'Ташкент, Юнусабадский район, ул. Ахмада Дониша, 20',
    'Toshkent, Yunusobod tumani, Ahmad Donish koʻchasi, 20',
    '20 Ahmad Donish Street, Yunusabad, Tashkent',
  ),
  workingHours: text(
    'Ежедневно с 8:00 до 23:00',
    'Har kuni 8:00 dan 23:00 gacha',
    'Daily from 8:00 to 23:00',
  ),
  about: [
    text(
      'Bozor24 — продуктовый магазин с доставкой: всё, что вы купили бы на базаре, только без сумок и очередей.',
      'Bozor24 — yetkazib beruvchi oziq-ovqat doʻkoni: bozordan oladigan hamma narsangiz, faqat sumka va navbatsiz.',
      'Bozor24 is a grocery shop that delivers: all you would buy at the bazaar, without the bags and the queues.',
    ),
    text(
      'Овощи, мясо и молоко мы берём у фермеров Ташкентской области и Ферганской долины и каждое утро проверяем сами.',
      'Sabzavot, goʻsht va sutni Toshkent viloyati va Fargʻona vodiysi fermerlaridan olamiz va har kuni ertalab oʻzimiz tekshiramiz.',
      'Vegetables, meat and milk come from farmers of the Tashkent region and the Fergana valley, and we check them every morning.',
    ),
  ],
};

export const groceries: ShopSource = {
  name: 'dev',
  securityKey: 'dev-key',
  variations: 270,
  market: {
    name: same(NAME),
    slogan: text('Базар у вашей двери', 'Bozor eshigingiz oldida', 'The bazaar at your door'),
    lang: 'ru',
    phones: [FACTS.phone, '+998 90 113 24 24'],
    email: 'salom@bozor24.example',
    address: FACTS.address,
    workingHours: FACTS.workingHours,
    socialLinks: [
      { kind: 'telegram', url: 'https://t.me/bozor24_example' },
      { kind: 'instagram', url: 'https://instagram.com/bozor24_example' },
      { kind: 'facebook', url: 'https://facebook.com/bozor24.example' },
    ],
    theme: {
      colors: {
        primary: '#1f7a3d',
        onPrimary: '#ffffff',
        accent: '#f08a24',
        background: '#f7f8f1',
        surface: '#ffffff',
        text: '#1d2a1f',
      },
      radius: 18,
      maxContainerWidth: 1280,
      mainFont: 'rounded',
      iconPack: 4,
    },
    settings: settingsSchema.parse({
      headerStyleType: 10,
      footerStyleType: 6,
      mobileMenuStyleType: 2,
      homeStyleType: 3,
      settingStyleOfProduct: 3,
      productCardStyleType: 3,
      productListStyleType: 6,
      showCompareProduct: false,
      showProductCardBuyInOneClick: true,
      showQrCashback: true,
      seoTemplateTitle: text(
        '[title] с доставкой: [region] | Bozor24',
        '[title] yetkazib berish bilan: [region] | Bozor24',
        '[title] delivered: [region] | Bozor24',
      ),
      seoTemplateDescription: text(
        '[title]: свежие продукты, честный вес и доставка за два часа. Регион: [region].',
        '[title]: yangi mahsulotlar, halol vazn va ikki soatda yetkazish. Hudud: [region].',
        '[title]: fresh food, honest weight and delivery within two hours. Region: [region].',
      ),
      cartDescription: text(
        'Вес развесных товаров может отличаться на 5 %: при доставке пересчитаем.',
        'Tortiladigan mahsulotlar vazni 5 % farq qilishi mumkin: yetkazganda qayta hisoblaymiz.',
        'The weight of loose goods may differ by 5 %: we settle it on delivery.',
      ),
    }),
  },
  categories: CATEGORIES,
  kinds: [...FRESH_KINDS, ...PANTRY_KINDS],
  suppliers: [
    {
      name: 'Bozor24 Ombor',
      country: 'UZ',
      creationYear: 2019,
      phone: '+998 78 113 24 25',
      address: text('Ташкент, Сергелийский район', 'Toshkent, Sergeli tumani', 'Sergeli, Tashkent'),
    },
    {
      name: 'Vodiy Agro',
      country: 'UZ',
      creationYear: 2012,
      phone: '+998 73 244 50 10',
      address: text(
        'Фергана, ул. Мустакиллик, 8',
        'Fargʻona, Mustaqillik koʻchasi, 8',
        '8 Mustaqillik Street, Fergana',
      ),
    },
  ],
  slides: SLIDES,
  banners: BANNERS,
  blocks: sharedBlocks,
  collections: COLLECTIONS,
  news: NEWS,
  patterns: [
    {
      name: text('Подарочная открытка', 'Sovgʻa otkritkasi', 'Gift card'),
      categories: ['shokolad'],
      fields: [
        { name: text('Текст письма', 'Xat matni', 'Letter text'), type: 'any', required: true },
        {
          name: text('Когда вручить', 'Qachon topshirish', 'When to hand it over'),
          type: 'datetime',
          required: false,
        },
      ],
    },
  ],
  related: [{ category: 'chay-i-kofe', with: ['pechene', 'shokolad', 'med'] }],
  pages: sharedPages(NAME, FACTS),
};
