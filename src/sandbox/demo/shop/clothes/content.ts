import { type ShopFacts, sharedBlocks, sharedPages } from '#sandbox/demo/source/shared-content.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { sizeTable } from './size-table.ts';

export const facts: ShopFacts = {
  phone: '+998 71 205 14 40',
  address: text(
    'Ташкент, Мирабадский район, улица Афросиёб, 12',
    'Toshkent, Mirobod tumani, Afrosiyob koʻchasi, 12',
    '12 Afrosiyob Street, Mirobod, Tashkent',
  ),
  workingHours: text(
    'ежедневно с 10:00 до 21:00',
    'har kuni 10:00 dan 21:00 gacha',
    'daily from 10:00 to 21:00',
  ),
  about: [
    text(
      'Nafis начинался с одной мастерской в Маргилане, где ткут адрас и хан-атлас. Сегодня мы шьём одежду на каждый день, в которой есть узор наших мест.',
      'Nafis adras va xon-atlas toʻqiladigan Margʻilondagi bitta ustaxonadan boshlangan. Bugun biz yurtimiz naqshi bor kundalik kiyimlar tikamiz.',
      'Nafis began as one workshop in Margilan, where adras and khan-atlas are woven. Today we sew everyday clothes that carry the pattern of our land.',
    ),
    text(
      'Хлопок, шёлк и кожу покупаем в Узбекистане, шьём небольшими партиями в Ташкенте, Намангане и Самарканде. Каждую вещь перед отправкой проверяет мастер.',
      'Paxta, ipak va charmni Oʻzbekistonda xarid qilamiz, Toshkent, Namangan va Samarqandda kichik partiyalarda tikamiz. Har bir kiyimni joʻnatishdan oldin usta tekshiradi.',
      'We buy cotton, silk and leather in Uzbekistan and sew in small batches in Tashkent, Namangan and Samarkand. A master checks each piece before it leaves.',
    ),
    text(
      'Если вещь не подошла, обменяем её в течение десяти дней: позвоните нам, и курьер приедет сам.',
      'Kiyim mos kelmasa, oʻn kun ichida almashtirib beramiz: qoʻngʻiroq qiling, kuryer oʻzi boradi.',
      'If something does not fit, we exchange it within ten days: call us and the courier will come to you.',
    ),
  ],
};

export const suppliers: ShopSource['suppliers'] = [
  {
    name: 'Nafis Atelye',
    country: 'Oʻzbekiston',
    creationYear: 2014,
    phone: '+998 71 205 14 41',
    address: text(
      'Ташкент, Чиланзарский район, улица Бунёдкор, 7',
      'Toshkent, Chilonzor tumani, Bunyodkor koʻchasi, 7',
      '7 Bunyodkor Street, Chilonzor, Tashkent',
    ),
  },
  {
    name: 'Vodiy Tikuv',
    country: 'Oʻzbekiston',
    creationYear: 2006,
    phone: '+998 73 253 20 18',
    address: text(
      'Ферганская область, Маргилан, улица Ипакчи, 34',
      'Fargʻona viloyati, Margʻilon, Ipakchi koʻchasi, 34',
      '34 Ipakchi Street, Margilan, Fergana Region',
    ),
  },
  {
    name: 'Registon Savdo',
    country: 'Oʻzbekiston',
    creationYear: 2011,
    phone: '+998 66 233 47 05',
    address: text(
      'Самарканд, улица Регистан, 21',
      'Samarqand, Registon koʻchasi, 21',
      '21 Registan Street, Samarkand',
    ),
  },
];

export const slides: ShopSource['slides'] = [
  {
    title: text('Хан-атлас на каждый день', 'Har kunga xon-atlas', 'Khan-atlas for every day'),
    text: text(
      'Платья из маргиланского шёлка и хлопка',
      'Margʻilon ipagi va paxtasidan koʻylaklar',
      'Dresses of Margilan silk and cotton',
    ),
    categorySlug: 'dresses',
    picture: 'dress',
  },
  {
    title: text('Лён для жаркого города', 'Issiq shahar uchun zigʻir', 'Linen for a hot city'),
    text: text(
      'Рубашки, в которых легко дышать в июле',
      'Iyulda ham yengil nafas oladigan koʻylaklar',
      'Shirts that breathe in July',
    ),
    categorySlug: 'men-shirts',
    picture: 'shirt',
  },
  {
    title: text('Пора во двор', 'Hovliga chiqamiz', 'Time to play outside'),
    text: text(
      'Детские костюмы, которые выдержат качели и горку',
      'Arqimchoq va sirpanchiqqa chidaydigan bolalar kostyumlari',
      'Kids’ outfits that survive swings and slides',
    ),
    categorySlug: 'kids-suits',
    picture: 'kids-suit',
  },
  {
    title: text('Шаг за шагом', 'Qadam-baqadam', 'Step by step'),
    text: text(
      'Кожаные ботинки самаркандских мастеров',
      'Samarqand ustalarining charm botinkalari',
      'Leather boots by Samarkand masters',
    ),
    categorySlug: 'boots',
    picture: 'boots',
  },
];

export const banners: ShopSource['banners'] = [
  {
    title: text('Три футболки — минус 7%', 'Uchta futbolkaga 7% chegirma', 'Three T-shirts, 7% off'),
    text: text(
      'Скидка считается за каждую вещь',
      'Chegirma har bir dona uchun hisoblanadi',
      'The discount counts for each piece',
    ),
    categorySlug: 'women-tshirts',
    picture: 'tshirt',
  },
  {
    title: text('Дуппи и кепки', 'Doʻppi va kepkalar', 'Doʻppi and caps'),
    text: text(
      'Ручная вышивка из Чуста и Ташкента',
      'Chust va Toshkentning qoʻl kashtasi',
      'Hand embroidery from Chust and Tashkent',
    ),
    categorySlug: 'caps',
    picture: 'cap',
  },
  {
    title: text('Сумки с адрасом', 'Adrasli sumkalar', 'Bags with adras'),
    text: text(
      'Кожа и ткань, которые становятся лучше с годами',
      'Yillar oʻtgani sari goʻzallashadigan charm va mato',
      'Leather and cloth that age well',
    ),
    categorySlug: 'bags',
    picture: 'bag',
  },
];

export const blocks: ShopSource['blocks'] = [
  ...sharedBlocks.filter((block) => block.icon !== 'shield'),
  {
    title: text('Примерка дома', 'Uyda kiyib koʻrish', 'Try on at home'),
    text: text(
      'Курьер подождёт 15 минут, пока вы выбираете',
      'Siz tanlaguningizcha kuryer 15 daqiqa kutadi',
      'The courier waits 15 minutes while you choose',
    ),
    icon: 'home',
  },
];

export const collections: ShopSource['collections'] = [
  {
    title: text('Новинки недели', 'Hafta yangiliklari', 'New this week'),
    categorySlug: null,
    pick: 'newest',
  },
  {
    title: text('Любимое у покупателей', 'Xaridorlar sevganlari', 'Loved by our customers'),
    categorySlug: null,
    pick: 'best-rated',
  },
  { title: text('Платья', 'Ayollar koʻylaklari', 'Dresses'), categorySlug: 'dresses', pick: 'category' },
  {
    title: text('Скидки сезона', 'Mavsum chegirmalari', 'Season’s discounts'),
    categorySlug: null,
    pick: 'discounted',
  },
  {
    title: text('Обувь для города', 'Shahar uchun poyabzal', 'Shoes for the city'),
    categorySlug: 'men-sneakers',
    pick: 'category',
  },
];

export const news: ShopSource['news'] = [
  {
    slug: 'kak-tkut-adras',
    title: text('Как ткут адрас', 'Adras qanday toʻqiladi', 'How adras is woven'),
    content: text(
      '<p>Адрас — это шёлковая основа и хлопковый уток. Нити основы связывают и красят несколько раз, поэтому край узора выходит размытым, словно облако: «абр».</p><p>Один мастер ткёт за день около трёх метров. Из такого отреза получается одна юбка.</p><h2>Как ухаживать</h2><p>Стирайте вручную в прохладной воде и сушите в тени: тогда цвета останутся яркими.</p>',
      '<p>Adrasning tanda ipi ipak, arqogʻi paxta boʻladi. Tanda iplari bogʻlanib, bir necha bor boʻyaladi, shu sababli naqsh chetlari bulutdek yumshoq chiqadi: bu «abr» deyiladi.</p><p>Bir usta kuniga uch metrga yaqin mato toʻqiydi. Bundan bitta yubka chiqadi.</p><h2>Parvarishi</h2><p>Salqin suvda qoʻlda yuving va soyada quriting: shunda ranglari yorqin qoladi.</p>',
      '<p>Adras has a silk warp and a cotton weft. The warp is bound and dyed several times, so the edge of the pattern is soft like a cloud: “abr”.</p><p>One master weaves about three metres a day, enough for one skirt.</p><h2>Care</h2><p>Wash by hand in cool water and dry in the shade to keep the colours bright.</p>',
    ),
    picture: 'skirt',
  },
  {
    slug: 'novaya-kollektsiya-meros',
    title: text(
      'Вышла коллекция Nafis Meros',
      'Nafis Meros kolleksiyasi chiqdi',
      'The Nafis Meros collection is out',
    ),
    content: text(
      '<p>В коллекцию вошли платья из хан-атласа, рубашки с вышивкой и сумки с адрасом. Узоры взяты со старинных сузани из бухарских домов.</p><p>Партия небольшая: каждой модели сшито не больше восьмидесяти штук.</p>',
      '<p>Kolleksiyaga xon-atlas koʻylaklar, kashtali erkaklar koʻylaklari va adrasli sumkalar kirdi. Naqshlar Buxoro uylaridagi qadimiy suzanilardan olingan.</p><p>Partiya kichik: har bir modeldan koʻpi bilan sakson dona tikilgan.</p>',
      '<p>The collection holds khan-atlas dresses, embroidered shirts and bags with adras. The patterns come from old suzani of Bukhara houses.</p><p>The batch is small: no more than eighty pieces of each model.</p>',
    ),
    picture: 'dress',
  },
  {
    slug: 'primerka-doma',
    title: text(
      'Примерка дома по всему Ташкенту',
      'Butun Toshkentda uyda kiyib koʻrish',
      'Try on at home all over Tashkent',
    ),
    content: text(
      '<p>Закажите до пяти вещей, и курьер подождёт 15 минут. Оплачиваете только то, что оставили себе.</p><ul><li>Услуга бесплатна при заказе от 300 000 UZS.</li><li>Бирки до оплаты не срезайте.</li></ul>',
      '<p>Beshtagacha kiyim buyurtma qiling, kuryer 15 daqiqa kutib turadi. Faqat oʻzingizga olib qolganingiz uchun toʻlaysiz.</p><ul><li>300 000 UZS dan boshlab xizmat bepul.</li><li>Toʻlovgacha yorliqlarni kesmang.</li></ul>',
      '<p>Order up to five pieces and the courier waits 15 minutes. You pay only for what you keep.</p><ul><li>Free for orders from 300 000 UZS.</li><li>Please leave the tags on until you pay.</li></ul>',
    ),
    picture: 'jacket',
  },
  {
    slug: 'kak-vybrat-razmer',
    title: text(
      'Как выбрать размер и не ошибиться',
      'Oʻlchamni qanday toʻgʻri tanlash mumkin',
      'How to choose the right size',
    ),
    content: text(
      '<p>Снимите три мерки мягкой лентой: обхват груди, талии и бёдер. Лента прилегает, но не стягивает.</p><p>Сравните числа с <a href="/page/tablitsa-razmerov">таблицей размеров</a>. Если мерки попали в разные строки, выбирайте больший размер.</p>',
      '<p>Yumshoq lenta bilan uchta oʻlcham oling: koʻkrak, bel va boʻksa aylanasi. Lenta yopishib turadi, lekin siqmaydi.</p><p>Raqamlarni <a href="/uz/page/tablitsa-razmerov">oʻlchamlar jadvali</a> bilan solishtiring. Oʻlchamlar turli qatorlarga tushsa, kattasini tanlang.</p>',
      '<p>Take three measurements with a soft tape: chest, waist and hips. The tape lies close but does not squeeze.</p><p>Compare them with the <a href="/en/page/tablitsa-razmerov">size table</a>. If they fall in different rows, choose the larger size.</p>',
    ),
    picture: 'tshirt',
  },
];

export const pages: ShopSource['pages'] = [...sharedPages('Nafis', facts), sizeTable];
