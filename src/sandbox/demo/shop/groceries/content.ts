import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const SLIDES: ShopSource['slides'] = [
  {
    title: text('С грядки — на стол', 'Daladan dasturxonga', 'From the field to the table'),
    text: text(
      'Овощи и фрукты от фермеров каждое утро',
      'Har kuni ertalab fermerlardan sabzavot va meva',
      'Fruit and vegetables from farmers every morning',
    ),
    categorySlug: 'ovoschi-i-frukty',
    picture: 'tomatoes',
  },
  {
    title: text('Всё для плова', 'Palov uchun hammasi', 'Everything for plov'),
    text: text(
      'Рис, мясо и масло одной корзиной',
      'Guruch, goʻsht va yogʻ bitta savatda',
      'Rice, meat and oil in one basket',
    ),
    categorySlug: 'bakaleya',
    picture: 'rice',
  },
  {
    title: text('Горячие лепёшки к завтраку', 'Nonushtaga issiq non', 'Hot flatbread for breakfast'),
    text: text('Привезём до восьми утра', 'Ertalab sakkizgacha yetkazamiz', 'With you before eight'),
    categorySlug: 'hleb',
    picture: 'bread',
  },
];

export const BANNERS: ShopSource['banners'] = [
  {
    title: text('Вода ящиками — дешевле', 'Suv qutilab — arzonroq', 'Water by the case costs less'),
    text: text(
      'Скидка до 12 % и подъём на этаж',
      '12 % gacha chegirma va qavatga koʻtarish',
      'Up to 12 % off, carried upstairs',
    ),
    categorySlug: 'voda',
    picture: 'water',
  },
  {
    title: text('Чайная пауза', 'Choy tanaffusi', 'Time for tea'),
    text: text(
      'Зелёный № 95 и сладости к нему',
      'Koʻk choy № 95 va shirinliklar',
      'Green No. 95 and sweets to go with it',
    ),
    categorySlug: 'chay',
    picture: 'tea',
  },
  {
    title: text('Орехи нового урожая', 'Yangi hosil yongʻoqlari', 'Nuts of the new harvest'),
    text: text('Миндаль, фисташки, курага', 'Bodom, pista, turshak', 'Almonds, pistachios, apricots'),
    categorySlug: 'orehi-i-suhofrukty',
    picture: 'nuts',
  },
];

export const COLLECTIONS: ShopSource['collections'] = [
  {
    title: text('Скидки недели', 'Hafta chegirmalari', 'This week’s discounts'),
    categorySlug: null,
    pick: 'discounted',
  },
  {
    title: text('Овощи и фрукты', 'Sabzavot va mevalar', 'Fruit and vegetables'),
    categorySlug: 'ovoschi-i-frukty',
    pick: 'category',
  },
  {
    title: text('Любимое у соседей', 'Qoʻshnilar tanlovi', 'Loved by your neighbours'),
    categorySlug: null,
    pick: 'best-rated',
  },
  { title: text('К чаю', 'Choyga', 'For tea'), categorySlug: 'sladosti', pick: 'category' },
  {
    title: text('Новое на полках', 'Tokchadagi yangiliklar', 'New on the shelves'),
    categorySlug: null,
    pick: 'newest',
  },
];

export const NEWS: ShopSource['news'] = [
  {
    slug: 'dostavka-za-dva-chasa',
    title: text('Доставка за два часа', 'Ikki soatda yetkazish', 'Delivery within two hours'),
    content: text(
      '<p>В пяти районах Ташкента заказ приезжает за два часа: Юнусабад, Мирабад, Яккасарай, Чиланзар и Мирзо-Улугбек.</p><p>Выберите удобный интервал при оформлении.</p>',
      '<p>Toshkentning besh tumanida buyurtma ikki soatda yetib boradi: Yunusobod, Mirobod, Yakkasaroy, Chilonzor va Mirzo Ulugʻbek.</p><p>Rasmiylashtirishda qulay vaqtni tanlang.</p>',
      '<p>In five districts of Tashkent an order arrives within two hours: Yunusabad, Mirabad, Yakkasaray, Chilanzar and Mirzo Ulugbek.</p><p>Choose your time at checkout.</p>',
    ),
    picture: 'milk',
  },
  {
    slug: 'sezon-mirzachulskih-arbuzov',
    title: text('Арбузы из Мирзачуля', 'Mirzachoʻl tarvuzlari', 'Watermelons from Mirzachul'),
    content: text(
      '<p>Привозим арбузы в день сбора. Если арбуз окажется незрелым, заменим его бесплатно.</p>',
      '<p>Tarvuzlarni terilgan kuni olib kelamiz. Xom chiqsa, bepul almashtiramiz.</p>',
      '<p>Our watermelons come on the day they are picked. If yours is unripe, we replace it free of charge.</p>',
    ),
    picture: 'watermelon',
  },
  {
    slug: 'kak-vybrat-ris-dlya-plova',
    title: text('Какой рис взять для плова', 'Palovga qaysi guruch yaxshi', 'Which rice to take for plov'),
    content: text(
      '<p>Девзира впитывает больше масла и воды и любит замачивание. «Лазер» готовится быстрее и остаётся рассыпчатым.</p><p>На килограмм мяса берите килограмм риса.</p>',
      '<p>Devzira koʻproq yogʻ va suv shimadi, ivitishni yaxshi koʻradi. «Lazer» tezroq pishadi va donador boʻladi.</p><p>Bir kilo goʻshtga bir kilo guruch oling.</p>',
      '<p>Devzira takes up more oil and water and likes to be soaked. Lazer cooks faster and stays loose.</p><p>Take a kilogram of rice for a kilogram of meat.</p>',
    ),
    picture: 'rice',
  },
  {
    slug: 'optovye-ceny',
    title: text(
      'Оптовые цены для кафе и офисов',
      'Kafe va ofislar uchun ulgurji narxlar',
      'Wholesale prices for cafés and offices',
    ),
    content: text(
      '<p>Чем больше берёте, тем ниже цена: скидка видна на странице товара и считается в корзине сама.</p>',
      '<p>Qancha koʻp olsangiz, narx shuncha past: chegirma mahsulot sahifasida koʻrinadi va savatda oʻzi hisoblanadi.</p>',
      '<p>The more you take, the less it costs: the discount shows on the product page and is counted in the cart.</p>',
    ),
    picture: 'eggs',
  },
];
