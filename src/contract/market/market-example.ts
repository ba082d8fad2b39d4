import type {
  Banner,
  Block,
  Brand,
  Collection,
  MarketData,
  MenuItem,
  News,
  StaticPage,
  Supplier,
} from './market-schema.ts';
import { settingsSchema } from './settings.ts';

/** A shop as the platform may answer it, with all settings as they are before anybody changes them. */
export const EXAMPLE_MARKET: MarketData = {
  name: { ru: 'Voltra', uz: 'Voltra', en: 'Voltra' },
  slogan: { ru: 'Техника, которой доверяют', uz: 'Ishonchli texnika', en: 'Technology you can trust' },
  lang: 'ru',
  logo: { urls: { original: '/market-api/media/original/logo-local.svg' } },
  logoOnDark: { urls: { original: '/market-api/media/original/logo-on-dark-local.svg' } },
  favicon: '/market-api/media/150x_/symbol-local.svg',
  phones: ['+998 71 205 41 41'],
  email: 'salom@voltra.example',
  address: {
    ru: 'Ташкент, ул. Бунёдкор, 42',
    uz: 'Toshkent, Bunyodkor koʻchasi, 42',
    en: '42 Bunyodkor Street, Tashkent',
  },
  workingHours: {
    ru: 'Ежедневно с 9:00 до 21:00',
    uz: 'Har kuni 9:00 dan 21:00 gacha',
    en: 'Daily from 9:00 to 21:00',
  },
  socialLinks: [{ kind: 'telegram', url: 'https://t.me/voltra_example' }],
  theme: {
    colors: { primary: '#0b4f9c', onPrimary: '#ffffff' },
    radius: 12,
    mainFont: 'geometric',
    iconPack: 6,
  },
  settings: settingsSchema.parse({}),
  companyOption: { options: { passwordLevel: 1 }, map: { type: 'mapbox', token: null } },
  allowDebt: false,
  websiteDisabled: false,
  cashdesk: null,
  freeShippingFrom: 300_000,
  updatedAt: '2026-03-01T09:00:00.000Z',
};

export const EXAMPLE_MENU_ITEM: MenuItem = {
  id: 71,
  parentId: null,
  name: { ru: 'Доставка', uz: 'Yetkazib berish', en: 'Delivery' },
  image: null,
  sort: 10,
  type: 'static_page',
  slug: 'dostavka',
};

export const EXAMPLE_BANNER: Banner = {
  id: 81,
  active: true,
  endAt: '2026-04-01T00:00:00.000Z',
  sort: 10,
  translations: {
    ru: {
      title: 'Новые смартфоны',
      text: 'С официальной гарантией',
      link: '/category/smartfony',
      desktopIsActive: true,
      mobileIsActive: true,
      imageDesktop: '/market-api/media/original/scene-local-smartphone-desktop.svg',
      imageMobile: '/market-api/media/original/scene-local-smartphone-mobile.svg',
    },
  },
};

export const EXAMPLE_BLOCK: Block = {
  id: 91,
  title: { ru: 'Доставка за день', uz: 'Bir kunda yetkazish', en: 'Delivery within a day' },
  text: {
    ru: 'По Ташкенту — в день заказа',
    uz: 'Toshkent boʻylab — buyurtma kunida',
    en: 'In Tashkent on the day of the order',
  },
  icon: 'truck',
  sort: 10,
};

export const EXAMPLE_COLLECTION: Collection = {
  id: 95,
  title: { ru: 'Новинки', uz: 'Yangi mahsulotlar', en: 'New arrivals' },
  categorySlug: 'smartfony',
  sort: 10,
  variationIds: [1201, 1202],
};

export const EXAMPLE_NEWS: News = {
  id: 97,
  slug: 'otkrytie',
  type: 'news',
  title: { ru: 'Мы открылись', uz: 'Biz ochildik', en: 'We are open' },
  content: { ru: '<p>Ждём вас.</p>', uz: '<p>Sizni kutamiz.</p>', en: '<p>Come in.</p>' },
  image: null,
  publishedAt: '2026-03-01T09:00:00.000Z',
};

export const EXAMPLE_PAGE: StaticPage = {
  slug: 'dostavka',
  title: { ru: 'Доставка', uz: 'Yetkazib berish', en: 'Delivery' },
  content: {
    ru: '<p>По Ташкенту курьером.</p>',
    uz: '<p>Toshkent boʻylab kuryer orqali.</p>',
    en: '<p>By courier in Tashkent.</p>',
  },
  updatedAt: '2026-03-01T09:00:00.000Z',
};

export const EXAMPLE_SUPPLIER: Supplier = {
  id: 301,
  name: 'Voltra Distribution',
  logo: null,
  phone: '+998 71 205 41 42',
  address: { ru: 'Ташкент, Сергелийский район', uz: 'Toshkent, Sergeli tumani', en: 'Sergeli, Tashkent' },
  webSite: null,
  country: 'UZ',
  creationYear: 2014,
};

export const EXAMPLE_BRAND: Brand = { id: 201, slug: 'nova', name: 'Nova', logo: null };
