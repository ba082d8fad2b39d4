import type { CategorySeed } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const CATEGORIES: CategorySeed[] = [
  {
    slug: 'smartfony-i-gadzhety',
    name: text('Смартфоны и гаджеты', 'Smartfon va gadjetlar', 'Phones and gadgets'),
    picture: 'smartphone',
    children: [
      {
        slug: 'smartfony',
        name: text('Смартфоны', 'Smartfonlar', 'Smartphones'),
        picture: 'smartphone',
        children: [
          {
            slug: 'iphone',
            name: text('Apple iPhone', 'Apple iPhone', 'Apple iPhone'),
            picture: 'smartphone',
          },
          {
            slug: 'android-smartfony',
            name: text('Смартфоны на Android', 'Android smartfonlar', 'Android phones'),
            picture: 'smartphone',
          },
        ],
      },
      { slug: 'planshety', name: text('Планшеты', 'Planshetlar', 'Tablets'), picture: 'tablet' },
      {
        slug: 'smart-chasy',
        name: text('Смарт-часы', 'Smart-soatlar', 'Smart watches'),
        picture: 'smartwatch',
      },
      {
        slug: 'powerbank',
        name: text('Внешние аккумуляторы', 'Tashqi batareyalar', 'Power banks'),
        picture: 'powerbank',
      },
    ],
  },
  {
    slug: 'kompyutery',
    name: text('Ноутбуки и компьютеры', 'Noutbuk va kompyuterlar', 'Laptops and computers'),
    picture: 'laptop',
    children: [
      {
        slug: 'noutbuki',
        name: text('Ноутбуки', 'Noutbuklar', 'Laptops'),
        picture: 'laptop',
        children: [
          {
            slug: 'noutbuki-dlya-raboty',
            name: text('Для работы и учёбы', 'Ish va oʻqish uchun', 'For work and study'),
            picture: 'laptop',
          },
          { slug: 'igrovye-noutbuki', name: text('Игровые', 'Oʻyin uchun', 'Gaming'), picture: 'laptop' },
          {
            slug: 'macbook',
            name: text('Apple MacBook', 'Apple MacBook', 'Apple MacBook'),
            picture: 'laptop',
          },
        ],
      },
      { slug: 'monitory', name: text('Мониторы', 'Monitorlar', 'Monitors'), picture: 'monitor' },
      { slug: 'klaviatury', name: text('Клавиатуры', 'Klaviaturalar', 'Keyboards'), picture: 'keyboard' },
      { slug: 'myshi', name: text('Мыши', 'Sichqonchalar', 'Mice'), picture: 'mouse' },
      { slug: 'routery', name: text('Роутеры', 'Routerlar', 'Routers'), picture: 'router' },
    ],
  },
  {
    slug: 'tv-i-audio',
    name: text('ТВ, аудио и фото', 'TV, audio va foto', 'TV, audio and photo'),
    picture: 'tv',
    children: [
      { slug: 'televizory', name: text('Телевизоры', 'Televizorlar', 'Televisions'), picture: 'tv' },
      {
        slug: 'naushniki',
        name: text('Наушники', 'Quloqchinlar', 'Headphones'),
        picture: 'headphones',
        children: [
          {
            slug: 'polnorazmernye-naushniki',
            name: text('Полноразмерные', 'Toʻliq oʻlchamli', 'Over-ear'),
            picture: 'headphones',
          },
          {
            slug: 'besprovodnye-naushniki',
            name: text('Беспроводные вкладыши', 'Simsiz quloqchinlar', 'Wireless earbuds'),
            picture: 'earbuds',
          },
        ],
      },
      {
        slug: 'kolonki',
        name: text('Портативные колонки', 'Koʻchma kolonkalar', 'Portable speakers'),
        picture: 'speaker',
      },
      { slug: 'fotokamery', name: text('Фотокамеры', 'Fotokameralar', 'Cameras'), picture: 'camera' },
    ],
  },
  {
    slug: 'krupnaya-tehnika',
    name: text('Крупная бытовая техника', 'Yirik maishiy texnika', 'Large appliances'),
    picture: 'fridge',
    children: [
      { slug: 'holodilniki', name: text('Холодильники', 'Muzlatkichlar', 'Fridges'), picture: 'fridge' },
      {
        slug: 'stiralnye-mashiny',
        name: text('Стиральные машины', 'Kir yuvish mashinalari', 'Washing machines'),
        picture: 'washer',
      },
    ],
  },
  {
    slug: 'tehnika-dlya-kuhni',
    name: text('Техника для кухни', 'Oshxona texnikasi', 'Kitchen appliances'),
    picture: 'kettle',
    children: [
      { slug: 'chayniki', name: text('Электрочайники', 'Elektr choynaklar', 'Kettles'), picture: 'kettle' },
      {
        slug: 'mikrovolnovki',
        name: text('Микроволновые печи', 'Mikrotoʻlqinli pechlar', 'Microwave ovens'),
        picture: 'microwave',
      },
    ],
  },
  {
    slug: 'dom-i-uhod',
    name: text('Дом и уход', 'Uy va parvarish', 'Home and care'),
    picture: 'vacuum',
    children: [
      { slug: 'pylesosy', name: text('Пылесосы', 'Changyutgichlar', 'Vacuum cleaners'), picture: 'vacuum' },
      { slug: 'feny', name: text('Фены', 'Fenlar', 'Hair dryers'), picture: 'hairdryer' },
    ],
  },
];
