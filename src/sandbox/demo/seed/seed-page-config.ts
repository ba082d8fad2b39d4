import { PAGE_POSITIONS, type PageConfig, type PagePosition } from '#contract/market/content.ts';
import type { Text } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { fillPlaces, inAll } from './seed-text.ts';

/** `{{shop}}` is the shop; `[title]` and `[region]` stay for the pages to fill. */
type Row = [title: Text, description: Text, keywords: Text];

const ROWS: Readonly<Record<PagePosition, Row>> = {
  home: [
    text(
      '{{shop}} — интернет-магазин с доставкой по Узбекистану',
      '{{shop}} — Oʻzbekiston boʻylab yetkazib beruvchi internet-doʻkon',
      '{{shop}} — online shop with delivery across Uzbekistan',
    ),
    text(
      'Покупайте в {{shop}}: цены в сумах, рассрочка, доставка по Ташкенту за день.',
      '{{shop}} doʻkonida xarid qiling: narxlar soʻmda, muddatli toʻlov, Toshkent boʻylab bir kunda yetkazish.',
      'Shop at {{shop}}: prices in soum, installments, delivery in Tashkent within a day.',
    ),
    text(
      '{{shop}}, интернет-магазин, доставка, рассрочка',
      '{{shop}}, internet-doʻkon, yetkazib berish, muddatli toʻlov',
      '{{shop}}, online shop, delivery, installments',
    ),
  ],
  order_cart: [
    text('Корзина | {{shop}}', 'Savat | {{shop}}', 'Cart | {{shop}}'),
    text(
      'Товары, которые вы отложили в {{shop}}.',
      '{{shop}} doʻkonida tanlagan mahsulotlaringiz.',
      'What you have put aside at {{shop}}.',
    ),
    text('корзина, заказ', 'savat, buyurtma', 'cart, order'),
  ],
  order_checkout: [
    text('Оформление заказа | {{shop}}', 'Buyurtmani rasmiylashtirish | {{shop}}', 'Checkout | {{shop}}'),
    text(
      'Адрес, доставка и оплата заказа в {{shop}}.',
      '{{shop}} buyurtmasi uchun manzil, yetkazish va toʻlov.',
      'Address, delivery and payment of your order at {{shop}}.',
    ),
    text(
      'оформление заказа, доставка, оплата',
      'buyurtma, yetkazib berish, toʻlov',
      'checkout, delivery, payment',
    ),
  ],
  personal_cabinet: [
    text('Личный кабинет | {{shop}}', 'Shaxsiy kabinet | {{shop}}', 'My account | {{shop}}'),
    text(
      'Ваши заказы, адреса и карты в {{shop}}.',
      '{{shop}} doʻkonidagi buyurtmalaringiz, manzillaringiz va kartalaringiz.',
      'Your orders, addresses and cards at {{shop}}.',
    ),
    text('личный кабинет, мои заказы', 'shaxsiy kabinet, buyurtmalarim', 'account, my orders'),
  ],
  about: [
    text('О магазине {{shop}}', '{{shop}} doʻkoni haqida', 'About {{shop}}'),
    text(
      'Кто мы, где нас найти и как мы работаем.',
      'Biz kimmiz, bizni qayerdan topasiz va qanday ishlaymiz.',
      'Who we are, where to find us and how we work.',
    ),
    text('{{shop}}, о магазине, контакты', '{{shop}}, doʻkon haqida, aloqa', '{{shop}}, about, contacts'),
  ],
  other: [
    text('[title] | {{shop}}', '[title] | {{shop}}', '[title] | {{shop}}'),
    text(
      '[title]: всё, что нужно знать покупателю {{shop}}.',
      '[title]: {{shop}} xaridori bilishi kerak boʻlgan hamma narsa.',
      '[title]: what a customer of {{shop}} should know.',
    ),
    text('[title], {{shop}}', '[title], {{shop}}', '[title], {{shop}}'),
  ],
  product_list: [
    text(
      '[title] — цены в [region] | {{shop}}',
      '[title] — [region] narxlari | {{shop}}',
      '[title] — prices in [region] | {{shop}}',
    ),
    text(
      '[title] в {{shop}}: фото, отзывы, наличие и цены. Доставка: [region].',
      '{{shop}} doʻkonida [title]: rasmlar, fikrlar, mavjudligi va narxlar. Yetkazib berish: [region].',
      '[title] at {{shop}}: pictures, reviews, stock and prices. Delivery: [region].',
    ),
    text(
      '[title], купить, цена, [region]',
      '[title], sotib olish, narxi, [region]',
      '[title], buy, price, [region]',
    ),
  ],
  product_card: [
    text(
      '[title] — купить в [region] | {{shop}}',
      '[title] — [region] boʻyicha sotib olish | {{shop}}',
      '[title] — buy in [region] | {{shop}}',
    ),
    text(
      '[title]: цена, характеристики и отзывы. Рассрочка и доставка: [region].',
      '[title]: narxi, xususiyatlari va fikrlar. Muddatli toʻlov va yetkazib berish: [region].',
      '[title]: price, characteristics and reviews. Installments and delivery: [region].',
    ),
    text('[title], цена, отзывы', '[title], narxi, fikrlar', '[title], price, reviews'),
  ],
  list_of_suppliers: [
    text('Продавцы | {{shop}}', 'Sotuvchilar | {{shop}}', 'Sellers | {{shop}}'),
    text(
      'Все продавцы, которые работают с {{shop}}.',
      '{{shop}} bilan ishlaydigan barcha sotuvchilar.',
      'All sellers that work with {{shop}}.',
    ),
    text(
      'продавцы, поставщики, {{shop}}',
      'sotuvchilar, yetkazib beruvchilar, {{shop}}',
      'sellers, suppliers, {{shop}}',
    ),
  ],
  supplier_card: [
    text(
      '[title] — товары продавца | {{shop}}',
      '[title] — sotuvchi mahsulotlari | {{shop}}',
      '[title] — goods of the seller | {{shop}}',
    ),
    text(
      'Товары продавца [title]: цены, отзывы, доставка.',
      '[title] mahsulotlari: narxlar, fikrlar, yetkazib berish.',
      'Goods of [title]: prices, reviews, delivery.',
    ),
    text('[title], продавец, товары', '[title], sotuvchi, mahsulotlar', '[title], seller, goods'),
  ],
  list_of_brands: [
    text('Бренды | {{shop}}', 'Brendlar | {{shop}}', 'Brands | {{shop}}'),
    text(
      'Все бренды магазина {{shop}} по алфавиту.',
      '{{shop}} doʻkonidagi barcha brendlar alifbo boʻyicha.',
      'All brands of {{shop}} from A to Z.',
    ),
    text(
      'бренды, торговые марки, {{shop}}',
      'brendlar, savdo belgilari, {{shop}}',
      'brands, trademarks, {{shop}}',
    ),
  ],
  trademarks_card: [
    text(
      '[title] — официальные товары в [region] | {{shop}}',
      '[title] — rasmiy mahsulotlar, [region] | {{shop}}',
      '[title] — official goods in [region] | {{shop}}',
    ),
    text(
      'Товары [title] с гарантией: цены и наличие в {{shop}}.',
      'Kafolatli [title] mahsulotlari: {{shop}} narxlari va mavjudligi.',
      'Goods of [title] with warranty: prices and stock at {{shop}}.',
    ),
    text('[title], бренд, купить', '[title], brend, sotib olish', '[title], brand, buy'),
  ],
  ...publications('news', text('Новости', 'Yangiliklar', 'News')),
  ...publications('blog', text('Блог', 'Blog', 'Blog')),
  ...publications('article', text('Статьи', 'Maqolalar', 'Articles')),
  ...publications('share', text('Акции', 'Aksiyalar', 'Special offers')),
  ...publications('education', text('Обучение', 'Taʼlim', 'Lessons')),
  ...publications('company', text('О компании', 'Kompaniya haqida', 'The company')),
  ...publications('other', text('Разное', 'Turli', 'Other')),
};

/** Titles and descriptions for every kind of page of a shop. */
export function seedPageConfigs(shop: string): PageConfig[] {
  const name = { shop };
  return PAGE_POSITIONS.map((position) => {
    const [title, description, keywords] = ROWS[position];
    return {
      position,
      title: fill(title, name),
      description: fill(description, name),
      keywords: fill(keywords, name),
    };
  });
}

function publications<const Type extends string>(
  type: Type,
  name: Text,
): Record<`list_of_${Type}` | `${Type}_card`, Row> {
  const list: Row = [
    inAll((language) => `${name[language]} | {{shop}}`),
    text(
      `${name.ru}: публикации магазина {{shop}}.`,
      `${name.uz}: {{shop}} doʻkoni nashrlari.`,
      `${name.en}: publications of {{shop}}.`,
    ),
    inAll((language) => `${name[language].toLowerCase()}, {{shop}}`),
  ];
  const card: Row = [
    inAll(() => '[title] | {{shop}}'),
    text(
      `[title]. ${name.ru} магазина {{shop}}.`,
      `[title]. {{shop}} doʻkoni: ${name.uz.toLowerCase()}.`,
      `[title]. ${name.en} at {{shop}}.`,
    ),
    inAll((language) => `[title], ${name[language].toLowerCase()}`),
  ];
  return { [`list_of_${type}`]: list, [`${type}_card`]: card } as Record<
    `list_of_${Type}` | `${Type}_card`,
    Row
  >;
}

function fill(template: Text, { shop }: { shop: string }): Text {
  return fillPlaces(template, { shop: inAll(() => shop) });
}
