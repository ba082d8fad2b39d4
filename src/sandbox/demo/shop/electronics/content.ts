import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const SLIDES: ShopSource['slides'] = [
  {
    title: text('iPhone 16 уже в Ташкенте', 'iPhone 16 Toshkentda', 'iPhone 16 is in Tashkent'),
    text: text(
      'Официальная гарантия и рассрочка до 12 месяцев',
      'Rasmiy kafolat va 12 oygacha muddatli toʻlov',
      'Official warranty, installments up to 12 months',
    ),
    categorySlug: 'iphone',
    picture: 'smartphone',
  },
  {
    title: text(
      'Ноутбуки для учёбы и работы',
      'Oʻqish va ish uchun noutbuklar',
      'Laptops for study and work',
    ),
    text: text(
      'Настроим и доставим в день заказа',
      'Sozlaymiz va buyurtma kunida yetkazamiz',
      'Set up and delivered on the day of the order',
    ),
    categorySlug: 'noutbuki',
    picture: 'laptop',
  },
  {
    title: text(
      'Большой экран — большой матч',
      'Katta ekran — katta oʻyin',
      'A big screen for the big match',
    ),
    text: text(
      'Телевизоры от 43 до 75 дюймов',
      '43 dan 75 dyuymgacha televizorlar',
      'Televisions from 43 to 75 inches',
    ),
    categorySlug: 'televizory',
    picture: 'tv',
  },
  {
    title: text('Тише мира вокруг', 'Atrofdan ham sokin', 'Quieter than the world around'),
    text: text(
      'Наушники с шумоподавлением',
      'Shovqinni kamaytiruvchi quloqchinlar',
      'Headphones with noise cancelling',
    ),
    categorySlug: 'naushniki',
    picture: 'headphones',
  },
];

export const BANNERS: ShopSource['banners'] = [
  {
    title: text('Стирка без забот', 'Kir yuvish — tashvishsiz', 'Laundry without worries'),
    text: text(
      'Доставка и подъём на этаж',
      'Yetkazish va qavatga koʻtarish',
      'Delivery and carrying upstairs',
    ),
    categorySlug: 'stiralnye-mashiny',
    picture: 'washer',
  },
  {
    title: text('Роботы-помощники', 'Yordamchi robotlar', 'Robots that help'),
    text: text(
      'Пылесосы, которые убирают сами',
      'Oʻzi tozalaydigan changyutgichlar',
      'Vacuums that clean by themselves',
    ),
    categorySlug: 'pylesosy',
    picture: 'vacuum',
  },
  {
    title: text('Чай за три минуты', 'Uch daqiqada choy', 'Tea in three minutes'),
    text: text(
      'Электрочайники с терморегулятором',
      'Harorat rostlagichli choynaklar',
      'Kettles with temperature control',
    ),
    categorySlug: 'chayniki',
    picture: 'kettle',
  },
];

export const COLLECTIONS: ShopSource['collections'] = [
  { title: text('Горячие цены', 'Qaynoq narxlar', 'Hot prices'), categorySlug: null, pick: 'discounted' },
  { title: text('Новинки', 'Yangi kelganlar', 'New arrivals'), categorySlug: null, pick: 'newest' },
  { title: text('Смартфоны', 'Smartfonlar', 'Smartphones'), categorySlug: 'smartfony', pick: 'category' },
  {
    title: text('Выбор покупателей', 'Xaridorlar tanlovi', 'What buyers choose'),
    categorySlug: null,
    pick: 'best-rated',
  },
  {
    title: text('Всё для кухни', 'Oshxona uchun', 'For the kitchen'),
    categorySlug: 'tehnika-dlya-kuhni',
    pick: 'category',
  },
];

export const NEWS: ShopSource['news'] = [
  {
    slug: 'novyy-magazin-chilanzar',
    title: text(
      'Открылся пункт выдачи на Чиланзаре',
      'Chilonzorda topshirish punkti ochildi',
      'A pick-up point opened in Chilanzar',
    ),
    content: text(
      '<p>Теперь заказ можно забрать рядом с метро «Мирзо Улугбек». Пункт работает каждый день с 9:00 до 21:00.</p><p>Хранение — пять дней, бесплатно.</p>',
      '<p>Endi buyurtmani «Mirzo Ulugʻbek» metrosi yonidan olish mumkin. Punkt har kuni 9:00 dan 21:00 gacha ishlaydi.</p><p>Saqlash — besh kun, bepul.</p>',
      '<p>Orders can now be collected near the Mirzo Ulugbek metro station, every day from 9:00 to 21:00.</p><p>We keep them for five days free of charge.</p>',
    ),
    picture: 'smartphone',
  },
  {
    slug: 'rassrochka-12-mesyacev',
    title: text('Рассрочка до 12 месяцев', '12 oygacha muddatli toʻlov', 'Installments up to 12 months'),
    content: text(
      '<p>Технику дороже 1 000 000 UZS можно оформить в рассрочку онлайн: нужны паспорт и карта Uzcard или Humo.</p><p>Ответ приходит по SMS за 5–10 минут.</p>',
      '<p>1 000 000 UZS dan qimmat texnikani onlayn muddatli toʻlovga olish mumkin: pasport va Uzcard yoki Humo kartasi kerak.</p><p>Javob 5–10 daqiqada SMS orqali keladi.</p>',
      '<p>Goods above 1 000 000 UZS can be bought by installment online: you need a passport and an Uzcard or Humo card.</p><p>The answer comes by SMS within 5 to 10 minutes.</p>',
    ),
    picture: 'laptop',
  },
  {
    slug: 'kak-vybrat-televizor',
    title: text(
      'Как выбрать диагональ телевизора',
      'Televizor diagonalini qanday tanlash kerak',
      'How to choose the size of a television',
    ),
    content: text(
      '<p>Измерьте расстояние от дивана до стены. Для двух метров удобны 50 дюймов, для трёх — 65.</p><p>Если смотрите днём, выбирайте матрицу поярче.</p>',
      '<p>Divandan devorgacha masofani oʻlchang. Ikki metr uchun 50 dyuym, uch metr uchun 65 dyuym qulay.</p><p>Kunduzi koʻp koʻrsangiz, yorqinroq matritsani tanlang.</p>',
      '<p>Measure the way from the sofa to the wall: 50 inches suit two metres, 65 inches suit three.</p><p>If you watch by day, choose a brighter panel.</p>',
    ),
    picture: 'tv',
  },
  {
    slug: 'registraciya-imei',
    title: text('Зачем проверять IMEI', 'IMEI nega tekshiriladi', 'Why the IMEI matters'),
    content: text(
      '<p>Незарегистрированный телефон отключают от сети. Все смартфоны в нашем магазине уже внесены в базу.</p><p>Проверить номер можно командой *#06#.</p>',
      '<p>Roʻyxatdan oʻtmagan telefon tarmoqdan uziladi. Doʻkonimizdagi barcha smartfonlar bazaga kiritilgan.</p><p>Raqamni *#06# buyrugʻi bilan bilish mumkin.</p>',
      '<p>A phone that is not registered is cut off from the network. All our phones are registered already.</p><p>Dial *#06# to see the number.</p>',
    ),
    picture: 'tablet',
  },
];
