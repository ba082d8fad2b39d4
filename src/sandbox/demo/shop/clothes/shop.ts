import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { categories } from './categories.ts';
import { banners, blocks, collections, facts, news, pages, slides, suppliers } from './content.ts';
import { bottomKinds } from './kinds-bottoms.ts';
import { kidsAndAccessoryKinds } from './kinds-kids-and-accessories.ts';
import { menKinds } from './kinds-men.ts';
import { shoeKinds } from './kinds-shoes.ts';
import { topKinds } from './kinds-tops.ts';
import { womenKinds } from './kinds-women.ts';

/** "Nafis": clothes and shoes with Uzbek textile in them. */
export const clothes: ShopSource = {
  name: 'default',
  securityKey: 'default-key',
  market: {
    name: same('Nafis'),
    slogan: text('Одежда с узором места', 'Yurt naqshi bilan kiyim', 'Clothes with the pattern of a place'),
    lang: 'ru',
    phones: [facts.phone, '+998 90 905 14 40'],
    email: 'salom@nafis.example',
    address: facts.address,
    workingHours: facts.workingHours,
    socialLinks: [
      { kind: 'instagram', url: 'https://instagram.com/nafis.example' },
      { kind: 'telegram', url: 'https://t.me/nafis_example' },
      { kind: 'youtube', url: 'https://youtube.com/@nafis_example' },
    ],
    theme: {
      colors: {
        primary: '#8f3d25',
        onPrimary: '#fffaf3',
        accent: '#c9952e',
        background: '#fbf7f1',
        surface: '#fffdf9',
        text: '#231f26',
      },
      fontSize: 16,
      radius: 4,
      logoWidth: 132,
      maxContainerWidth: 1320,
      mainFont: 'playfair-display',
      iconPack: 1,
    },
    settings: {
      cartActive: true,
      showFavorite: true,
      showCompareProduct: false,
      showQuickView: true,
      showImageSlider: true,
      showBrandInProduct: true,
      showSupplier: false,
      showProductCardInStock: true,
      showProductCardBuyInOneClick: true,
      showProductCardRemainder: true,
      showShareLinkButtons: true,
      showProductCardSimilarProduct: true,
      showProductCardTogetherWithThisBuy: true,
      showQrCashback: false,
      showMagnifier: true,
      showSupplierAttribute: false,
      dynamicInput: false,
      productCardAdditionalInformation: {
        title: text('Примерка дома', 'Uyda kiyib koʻrish', 'Try it on at home'),
        description: text(
          'Курьер подождёт 15 минут: оставьте то, что подошло, остальное верните сразу.',
          'Kuryer 15 daqiqa kutadi: mos kelganini oling, qolganini shu zahoti qaytaring.',
          'The courier waits 15 minutes: keep what fits and give the rest straight back.',
        ),
      },
      cartDescription: text(
        'Бесплатная доставка по Ташкенту от 300 000 UZS.',
        'Toshkent boʻylab 300 000 UZS dan boshlab yetkazib berish bepul.',
        'Free delivery in Tashkent from 300 000 UZS.',
      ),
      productProperty: [],
      minOrderSum: 0,
      priceRounding: 'none',
      oneSupplierPerOrder: false,
      homeStyleType: 2,
      cartStyleType: 1,
      checkoutStyleType: 1,
      profileStyleType: 1,
      supplierStyleType: 1,
      loginStyleType: 1,
      headerStyleType: 2,
      footerStyleType: 2,
      mobileMenuStyleType: 5,
      settingStyleOfProduct: 2,
      productCardStyleType: 2,
      productListStyleType: 3,
      translation_msg: {},
    },
  },
  categories,
  kinds: [...womenKinds, ...menKinds, ...topKinds, ...shoeKinds, ...kidsAndAccessoryKinds, ...bottomKinds],
  suppliers,
  slides,
  banners,
  blocks,
  collections,
  news,
  patterns: [
    {
      name: text('Подарочная упаковка', 'Sovgʻa oʻrami', 'Gift wrapping'),
      categories: ['scarves'],
      fields: [
        { name: text('Текст письма', 'Xat matni', 'Letter text'), type: 'any', required: false },
        {
          name: text('Лента', 'Lenta', 'Ribbon'),
          type: 'predefined',
          required: true,
          values: [
            text('Красная', 'Qizil', 'Red'),
            text('Золотая', 'Tilla', 'Gold'),
            text('Без ленты', 'Lentasiz', 'None'),
          ],
        },
        { name: text('Дата праздника', 'Bayram sanasi', 'Date of the feast'), type: 'date', required: false },
      ],
    },
  ],
  related: [{ category: 'dresses', with: ['bags', 'scarves'] }],
  pages,
  passwordLevel: 2,
  variations: 360,
};
