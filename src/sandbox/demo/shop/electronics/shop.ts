import { settingsSchema } from '#contract/market/settings.ts';
import { type ShopFacts, sharedBlocks, sharedPages } from '#sandbox/demo/source/shared-content.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { CATEGORIES } from './categories.ts';
import { BANNERS, COLLECTIONS, NEWS, SLIDES } from './content.ts';
import { APPLIANCE_KINDS } from './kinds-appliance.ts';
import { COMPUTER_KINDS } from './kinds-computer.ts';
import { GADGET_KINDS } from './kinds-gadget.ts';
import { MEDIA_KINDS } from './kinds-media.ts';
import { PHONE_KINDS } from './kinds-phone.ts';

const NAME = 'Voltra';

const FACTS: ShopFacts = {
  phone: '+998 71 205 41 41',
  address: text(
    'Ташкент, Чиланзарский район, ул. Бунёдкор, 42',
    'Toshkent, Chilonzor tumani, Bunyodkor koʻchasi, 42',
    '42 Bunyodkor Street, Chilanzar, Tashkent',
  ),
  workingHours: text(
    'Ежедневно с 9:00 до 21:00',
    'Har kuni 9:00 dan 21:00 gacha',
    'Daily from 9:00 to 21:00',
  ),
  about: [
    text(
      'Voltra — магазин электроники и бытовой техники. Мы работаем напрямую с официальными представителями брендов в Узбекистане.',
      'Voltra — elektronika va maishiy texnika doʻkoni. Biz brendlarning Oʻzbekistondagi rasmiy vakillari bilan toʻgʻridan-toʻgʻri ishlaymiz.',
      'Voltra sells electronics and home appliances and works directly with the official representatives of the brands in Uzbekistan.',
    ),
    text(
      'Каждый смартфон зарегистрирован по IMEI, на всю технику есть гарантийный талон, а ремонт идёт в авторизованных сервисах.',
      'Har bir smartfon IMEI boʻyicha roʻyxatdan oʻtgan, barcha texnikada kafolat taloni bor, taʼmirlash vakolatli servislarda bajariladi.',
      'Every phone is registered by IMEI, every appliance has its warranty card, and repairs are done by authorised services.',
    ),
  ],
};

export const electronics: ShopSource = {
  name: 'local',
  securityKey: 'local-key',
  variations: 330,
  market: {
    name: same(NAME),
    slogan: text('Техника, которой доверяют', 'Ishonchli texnika', 'Technology you can trust'),
    lang: 'ru',
    phones: [FACTS.phone, '+998 90 205 41 41'],
    email: 'salom@voltra.example',
    address: FACTS.address,
    workingHours: FACTS.workingHours,
    socialLinks: [
      { kind: 'telegram', url: 'https://t.me/voltra_example' },
      { kind: 'instagram', url: 'https://instagram.com/voltra_example' },
      { kind: 'youtube', url: 'https://youtube.com/@voltra_example' },
    ],
    theme: {
      colors: {
        primary: '#0b4f9c',
        onPrimary: '#ffffff',
        accent: '#0aa5c7',
        background: '#f3f7fb',
        surface: '#ffffff',
        text: '#10202f',
      },
      radius: 12,
      maxContainerWidth: 1320,
      mainFont: 'onest',
      iconPack: 5,
    },
    settings: settingsSchema.parse({
      headerStyleType: 1,
      footerStyleType: 1,
      mobileMenuStyleType: 1,
      homeStyleType: 4,
      settingStyleOfProduct: 5,
      productCardStyleType: 5,
      productListStyleType: 1,
      minOrderSum: 250_000,
      oneSupplierPerOrder: true,
      showProductCardRemainder: true,
      showMagnifier: true,
      seoTemplateTitle: text(
        '[title] — купить в [region] | Voltra',
        '[title] — [region] boʻyicha sotib olish | Voltra',
        '[title] — buy in [region] | Voltra',
      ),
      seoTemplateDescription: text(
        '[title]: цена в сумах, официальная гарантия, рассрочка до 12 месяцев. Доставка: [region].',
        '[title]: narxi soʻmda, rasmiy kafolat, 12 oygacha muddatli toʻlov. Yetkazib berish: [region].',
        '[title]: price in soum, official warranty, installments up to 12 months. Delivery: [region].',
      ),
      productCardAdditionalInformation: {
        title: text('Официальная гарантия', 'Rasmiy kafolat', 'Official warranty'),
        description: text(
          'Гарантийный талон в коробке, сервисные центры во всех областях.',
          'Kafolat taloni qutida, servis markazlari barcha viloyatlarda bor.',
          'The warranty card is in the box; service centres are in every region.',
        ),
      },
      cartDescription: text(
        'Бесплатная доставка от 300 000 UZS.',
        '300 000 UZS dan yetkazib berish bepul.',
        'Free delivery from 300 000 UZS.',
      ),
    }),
  },
  categories: CATEGORIES,
  kinds: [...PHONE_KINDS, ...COMPUTER_KINDS, ...MEDIA_KINDS, ...APPLIANCE_KINDS, ...GADGET_KINDS],
  suppliers: [
    {
      name: 'Voltra Distribution',
      country: 'UZ',
      creationYear: 2014,
      phone: '+998 71 205 41 42',
      address: text('Ташкент, Сергелийский район', 'Toshkent, Sergeli tumani', 'Sergeli, Tashkent'),
    },
    {
      name: 'Tech Import',
      country: 'UZ',
      creationYear: 2011,
      phone: '+998 71 200 18 30',
      address: text('Ташкент, Яшнабадский район', 'Toshkent, Yashnobod tumani', 'Yashnabad, Tashkent'),
    },
    {
      name: 'Maishiy Texnika Markazi',
      country: 'UZ',
      creationYear: 2008,
      phone: '+998 66 233 70 07',
      address: text(
        'Самарканд, ул. Рудаки, 15',
        'Samarqand, Rudakiy koʻchasi, 15',
        '15 Rudaki Street, Samarkand',
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
      name: text('Гравировка', 'Gravirovka', 'Engraving'),
      categories: ['smart-chasy'],
      fields: [
        {
          name: text('Надпись, до 20 знаков', 'Yozuv, 20 belgigacha', 'Inscription, up to 20 characters'),
          type: 'any',
          required: true,
        },
        {
          name: text('Шрифт', 'Shrift', 'Lettering'),
          type: 'predefined',
          required: true,
          values: [text('Прямой', 'Tik', 'Upright'), text('Рукописный', 'Qoʻlyozma', 'Handwritten')],
        },
        { name: text('Эскиз', 'Eskiz', 'Sketch'), type: 'file', required: false },
      ],
    },
  ],
  related: [{ category: 'smartfony', with: ['powerbank', 'besprovodnye-naushniki'] }],
  pages: sharedPages(NAME, FACTS),
};
