import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { categories } from './categories.ts';
import { banners, blocks, collections, facts, news, pages, slides, suppliers } from './content.ts';
import { bedroomKinds } from './kinds-bedroom.ts';
import { decorKinds } from './kinds-decor.ts';
import { diningAndWorkKinds } from './kinds-dining-and-work.ts';
import { kitchenAndToolKinds } from './kinds-kitchen-and-tools.ts';
import { livingRoomKinds } from './kinds-living-room.ts';
import { textileKinds } from './kinds-textile.ts';

/** "Uyim": a marketplace where several suppliers sell furniture, home goods and tools. */
export const marketplace: ShopSource = {
  name: 'test',
  securityKey: 'test-key',
  market: {
    name: same('Uyim'),
    slogan: text(
      'Всё для дома от тех, кто это делает',
      'Uy uchun hammasi — ishlab chiqaruvchining oʻzidan',
      'Everything for the home, from its makers',
    ),
    lang: 'ru',
    phones: [facts.phone, '+998 95 150 30 60'],
    email: 'yordam@uyim.example',
    address: facts.address,
    workingHours: facts.workingHours,
    socialLinks: [
      { kind: 'telegram', url: 'https://t.me/uyim_example' },
      { kind: 'instagram', url: 'https://instagram.com/uyim.example' },
      { kind: 'facebook', url: 'https://facebook.com/uyim.example' },
    ],
    theme: {
      colors: {
        primary: '#4b2a7b',
        onPrimary: '#ffffff',
        accent: '#ef8a2c',
        background: '#f7f5fa',
        surface: '#ffffff',
        text: '#1f1a2b',
      },
      fontSize: 16,
      radius: 14,
      logoWidth: 124,
      maxContainerWidth: 1400,
      mainFont: 'humanist',
      iconPack: 6,
    },
    settings: {
      cartActive: true,
      showFavorite: true,
      showCompareProduct: true,
      showQuickView: true,
      showImageSlider: true,
      showBrandInProduct: true,
      showSupplier: true,
      showProductCardInStock: true,
      showProductCardBuyInOneClick: false,
      showProductCardRemainder: false,
      showShareLinkButtons: true,
      showProductCardSimilarProduct: true,
      showProductCardTogetherWithThisBuy: true,
      showQrCashback: false,
      showMagnifier: false,
      showSupplierAttribute: true,
      dynamicInput: true,
      productCardAdditionalInformation: {
        title: text('Подъём и сборка', 'Qavatga chiqarish va yigʻish', 'Carried up and assembled'),
        description: text(
          'Мебель поднимем на этаж, а мастер соберёт её в день доставки.',
          'Mebelni qavatga olib chiqamiz, usta esa yetkazilgan kuni yigʻib beradi.',
          'We carry furniture up, and our master assembles it on the day of delivery.',
        ),
      },
      cartDescription: text(
        'Товары разных поставщиков могут приехать в разное время.',
        'Turli yetkazib beruvchilarning mahsulotlari turli vaqtda kelishi mumkin.',
        'Goods of different suppliers may arrive at different times.',
      ),
      productProperty: [],
      minOrderSum: 0,
      priceRounding: 'none',
      oneSupplierPerOrder: false,
      homeStyleType: 5,
      cartStyleType: 2,
      checkoutStyleType: 1,
      profileStyleType: 1,
      supplierStyleType: 1,
      loginStyleType: 1,
      headerStyleType: 4,
      footerStyleType: 5,
      mobileMenuStyleType: 4,
      settingStyleOfProduct: 11,
      productCardStyleType: 9,
      productListStyleType: 10,
      translation_msg: {},
    },
  },
  categories,
  kinds: [
    ...livingRoomKinds,
    ...textileKinds,
    ...diningAndWorkKinds,
    ...decorKinds,
    ...bedroomKinds,
    ...kitchenAndToolKinds,
  ],
  suppliers,
  slides,
  banners,
  blocks,
  collections,
  news,
  patterns: [
    {
      name: text('Пошив по размеру', 'Oʻlcham boʻyicha tikish', 'Made to measure'),
      categories: ['curtains'],
      fields: [
        { name: text('Ширина, см', 'Eni, sm', 'Width, cm'), type: 'number', required: true },
        { name: text('Высота, см', 'Boʻyi, sm', 'Height, cm'), type: 'number', required: true },
        { name: text('Фото окна', 'Deraza surati', 'Picture of the window'), type: 'file', required: false },
        { name: text('Бюджет, сум', 'Byudjet, soʻm', 'Budget, UZS'), type: 'price', required: false },
        {
          name: text('Срочность', 'Shoshilinchlik', 'Urgency'),
          type: 'status',
          required: true,
          values: [
            text('Обычный срок', 'Oddiy muddat', 'Usual time'),
            text('Срочно, за три дня', 'Shoshilinch, uch kunda', 'Urgent, three days'),
          ],
        },
        {
          name: text('Крепление', 'Mahkamlash', 'Heading'),
          type: 'predefined',
          required: false,
          values: [text('Лента', 'Tasma', 'Tape'), text('Люверсы', 'Halqalar', 'Eyelets')],
        },
        { name: text('Готово к дате', 'Tayyor boʻlish sanasi', 'Ready by'), type: 'date', required: false },
        {
          name: text('Приезд мастера', 'Usta keladigan vaqt', 'Visit of the fitter'),
          type: 'datetime',
          required: false,
        },
        { name: text('Пожелания', 'Istaklar', 'Letter text'), type: 'any', required: false },
      ],
    },
  ],
  related: [{ category: 'sofas', with: ['pillows', 'rugs'] }],
  pages,
  passwordLevel: 3,
  variations: 300,
};
