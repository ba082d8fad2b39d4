import { type ShopFacts, sharedBlocks, sharedPages } from '#sandbox/demo/source/shared-content.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const facts: ShopFacts = {
  phone: '+998 78 150 30 60',
  address: text(
    'Ташкент, Юнусабадский район, проспект Амира Темура, 108',
    'Toshkent, Yunusobod tumani, Amir Temur shoh koʻchasi, 108',
    '108 Amir Temur Avenue, Yunusobod, Tashkent',
  ),
  workingHours: text(
    'ежедневно с 9:00 до 20:00',
    'har kuni 9:00 dan 20:00 gacha',
    'daily from 9:00 to 20:00',
  ),
  about: [
    text(
      'Uyim собирает на одной площадке мебельные фабрики, гончаров, ткачей и магазины инструментов со всего Узбекистана.',
      'Uyim butun Oʻzbekistondagi mebel fabrikalari, kulollar, toʻquvchilar va asbob-uskuna doʻkonlarini bitta maydonchada jamlaydi.',
      'Uyim brings furniture makers, potters, weavers and tool shops from all over Uzbekistan together in one place.',
    ),
    text(
      'Каждый продавец проходит проверку: мы смотрим документы, склад и образцы. Цену назначает сам производитель, поэтому она без лишних наценок.',
      'Har bir sotuvchi tekshiruvdan oʻtadi: hujjatlari, ombori va namunalarini koʻramiz. Narxni ishlab chiqaruvchining oʻzi belgilaydi, shuning uchun ortiqcha ustama yoʻq.',
      'Every seller is checked: we look at papers, warehouse and samples. Makers set their own prices, so there is no extra margin.',
    ),
    text(
      'Крупную мебель привозим и поднимаем на этаж, а мастер собирает её в день доставки.',
      'Katta mebellarni olib kelib, qavatga chiqarib beramiz, usta esa uni yetkazilgan kuni yigʻadi.',
      'We deliver large furniture, carry it up, and a master assembles it the same day.',
    ),
  ],
};

export const suppliers: ShopSource['suppliers'] = [
  {
    name: 'Poytaxt Uy Savdo',
    country: 'Oʻzbekiston',
    creationYear: 2003,
    phone: '+998 71 268 45 10',
    address: text(
      'Ташкент, Сергелийский район, улица Янги Сергели, 18',
      'Toshkent, Sergeli tumani, Yangi Sergeli koʻchasi, 18',
      '18 Yangi Sergeli Street, Sergeli, Tashkent',
    ),
  },
  {
    name: 'Vodiy Home',
    country: 'Oʻzbekiston',
    creationYear: 2010,
    phone: '+998 69 226 71 33',
    address: text('Наманган, улица Уйчи, 45', 'Namangan, Uychi koʻchasi, 45', '45 Uychi Street, Namangan'),
  },
  {
    name: 'Fargʻona Uy Bozori',
    country: 'Oʻzbekiston',
    creationYear: 1998,
    phone: '+998 73 452 12 60',
    address: text(
      'Ферганская область, Риштан, улица Кулоллар, 3',
      'Fargʻona viloyati, Rishton, Kulollar koʻchasi, 3',
      '3 Kulollar Street, Rishtan, Fergana Region',
    ),
  },
  {
    name: 'Sharq Yoʻli',
    country: 'Oʻzbekiston',
    creationYear: 2001,
    phone: '+998 65 223 90 14',
    address: text(
      'Бухара, улица Бахауддина Накшбанда, 77',
      'Buxoro, Bahouddin Naqshband koʻchasi, 77',
      '77 Bahouddin Naqshband Street, Bukhara',
    ),
  },
  {
    name: 'Yangi Uy Markazi',
    country: 'Oʻzbekiston',
    creationYear: 2015,
    phone: '+998 71 207 18 80',
    address: text(
      'Ташкент, Яшнабадский район, улица Махтумкули, 61',
      'Toshkent, Yashnobod tumani, Maxtumquli koʻchasi, 61',
      '61 Maxtumquli Street, Yashnobod, Tashkent',
    ),
  },
  {
    name: 'Registon Home',
    country: 'Oʻzbekiston',
    creationYear: 2018,
    phone: '+998 66 231 55 27',
    address: text(
      'Самарканд, улица Мирзо Улугбека, 140',
      'Samarqand, Mirzo Ulugʻbek koʻchasi, 140',
      '140 Mirzo Ulugbek Street, Samarkand',
    ),
  },
];

export const slides: ShopSource['slides'] = [
  {
    title: text(
      'Гостиная, где собираются все',
      'Hamma yigʻiladigan mehmonxona',
      'A living room for everyone',
    ),
    text: text(
      'Диваны с доставкой и сборкой в один день',
      'Bir kunda yetkaziladigan va yigʻiladigan divanlar',
      'Sofas delivered and assembled in one day',
    ),
    categorySlug: 'sofas',
    picture: 'sofa',
  },
  {
    title: text('Ковры ручной работы', 'Qoʻlda toʻqilgan gilamlar', 'Rugs woven by hand'),
    text: text(
      'Шерсть и шёлк бухарских мастериц',
      'Buxoro ustalarining jun va ipak gilamlari',
      'Wool and silk by the weavers of Bukhara',
    ),
    categorySlug: 'rugs',
    picture: 'rug',
  },
  {
    title: text('Спится лучше', 'Shirin uyqu uchun', 'Sleep better'),
    text: text(
      'Матрасы с независимыми пружинами',
      'Mustaqil prujinali matraslar',
      'Mattresses with pocket springs',
    ),
    categorySlug: 'mattresses',
    picture: 'mattress',
  },
  {
    title: text('Мастер в доме', 'Uyda usta bor', 'The handy home'),
    text: text(
      'Инструменты с гарантией два года',
      'Ikki yil kafolatli asboblar',
      'Tools with a two-year warranty',
    ),
    categorySlug: 'drills',
    picture: 'drill',
  },
];

export const banners: ShopSource['banners'] = [
  {
    title: text('Риштанская лазурь', 'Rishton lojuvardi', 'Rishtan azure'),
    text: text(
      'Ляганы, касы и пиалы прямо от гончаров',
      'Lagan, kosa va piyolalar — toʻgʻridan-toʻgʻri kulollardan',
      'Dishes and bowls straight from the potters',
    ),
    categorySlug: 'tableware',
    picture: 'plate-set',
  },
  {
    title: text('Рабочее место дома', 'Uydagi ish joyi', 'Work from home'),
    text: text(
      'Столы, за которыми хочется сосредоточиться',
      'Diqqatni jamlashga yordam beradigan stollar',
      'Desks that help you focus',
    ),
    categorySlug: 'desks',
    picture: 'desk',
  },
  {
    title: text('Зелень в каждой комнате', 'Har xonada yashillik', 'Green in every room'),
    text: text(
      'Растения приезжают в горшке и с памяткой',
      'Oʻsimliklar tuvagi va eslatmasi bilan keladi',
      'Plants come potted, with a care card',
    ),
    categorySlug: 'plants',
    picture: 'plant',
  },
];

export const blocks: ShopSource['blocks'] = sharedBlocks;

export const collections: ShopSource['collections'] = [
  {
    title: text('Выгодно на этой неделе', 'Bu hafta foydali', 'Deals of the week'),
    categorySlug: null,
    pick: 'discounted',
  },
  { title: text('Диваны', 'Divanlar', 'Sofas'), categorySlug: 'sofas', pick: 'category' },
  {
    title: text('Выбор покупателей', 'Xaridorlar tanlovi', 'Customers’ choice'),
    categorySlug: null,
    pick: 'best-rated',
  },
  {
    title: text('Посуда для плова и чая', 'Osh va choy idishlari', 'Tableware for plov and tea'),
    categorySlug: 'tableware',
    pick: 'category',
  },
  {
    title: text('Только что поступило', 'Yangi kelganlar', 'Just arrived'),
    categorySlug: null,
    pick: 'newest',
  },
];

export const news: ShopSource['news'] = [
  {
    slug: 'kak-vybrat-divan',
    title: text(
      'Как выбрать диван для семьи',
      'Oila uchun divanni qanday tanlash mumkin',
      'How to choose a family sofa',
    ),
    content: text(
      '<p>Сначала измерьте стену и дверной проём: в обычную квартиру проходит диван шириной до 240 см в собранном виде.</p><ul><li>Для ежедневного сна берите еврокнижку с пружинами.</li><li>Если дома дети и чай, выбирайте велюр с пропиткой.</li><li>Ящик для белья нужен там, где нет кладовой.</li></ul>',
      '<p>Avval devor va eshik oʻlchamini oling: oddiy xonadonga yigʻilgan holda eni 240 sm gacha boʻlgan divan sigʻadi.</p><ul><li>Har kuni uxlash uchun prujinali yevrokitobni oling.</li><li>Uyda bolalar va choy boʻlsa, suv yuqtirmaydigan velyurni tanlang.</li><li>Omborxona boʻlmasa, choyshab qutisi kerak boʻladi.</li></ul>',
      '<p>Measure the wall and the doorway first: an assembled sofa up to 240 cm wide fits an ordinary flat.</p><ul><li>For sleeping every day take a pull-out with springs.</li><li>With children and tea around choose treated velour.</li><li>A storage box helps where there is no larder.</li></ul>',
    ),
    picture: 'sofa',
  },
  {
    slug: 'rishtanskaya-keramika',
    title: text(
      'Риштанская керамика: почему она синяя',
      'Rishton kulolchiligi: nega u koʻk',
      'Why Rishtan ceramics are blue',
    ),
    content: text(
      '<p>Глазурь ишкор варят из золы степных трав. Она даёт тот самый бирюзовый тон, который не повторить заводской краской.</p><p>Каждый ляган расписывают от руки, поэтому двух одинаковых не бывает.</p>',
      '<p>Ishqor siri dasht oʻtlarining kulidan tayyorlanadi. U zavod boʻyogʻi bilan takrorlab boʻlmaydigan feruza tusni beradi.</p><p>Har bir lagan qoʻlda chiziladi, shuning uchun ikkita bir xili boʻlmaydi.</p>',
      '<p>The ishkor glaze is made from the ash of steppe herbs. It gives the turquoise that factory paint cannot repeat.</p><p>Each dish is painted by hand, so no two are the same.</p>',
    ),
    picture: 'plate-set',
  },
  {
    slug: 'sborka-v-den-dostavki',
    title: text(
      'Сборка в день доставки',
      'Yetkazilgan kuni yigʻib beramiz',
      'Assembled on the day it arrives',
    ),
    content: text(
      '<p>Теперь мастер приезжает вместе с мебелью. Услуга работает в Ташкенте и Самарканде.</p><p>Упаковку мастер забирает с собой, а на сборку действует отдельная гарантия — шесть месяцев.</p>',
      '<p>Endi usta mebel bilan birga keladi. Xizmat Toshkent va Samarqandda ishlaydi.</p><p>Usta qadoqlarni oʻzi bilan olib ketadi, yigʻish ishiga alohida — olti oy kafolat beriladi.</p>',
      '<p>Our master now comes together with the furniture, in Tashkent and Samarkand.</p><p>He takes the packaging away, and the assembly has a six-month warranty of its own.</p>',
    ),
    picture: 'wardrobe',
  },
  {
    slug: 'kak-uhazhivat-za-kovrom',
    title: text(
      'Как ухаживать за шерстяным ковром',
      'Jun gilamni qanday parvarish qilish kerak',
      'How to care for a wool rug',
    ),
    content: text(
      '<p>Пылесосьте по ворсу раз в неделю и поворачивайте ковёр дважды в год, чтобы он выгорал ровно.</p><p>Пятно сразу промокните салфеткой, не трите. Раз в год отдайте ковёр в чистку.</p>',
      '<p>Haftada bir marta tuki yoʻnalishida changyutgich bilan tozalang va bir tekis oqarishi uchun yiliga ikki marta aylantirib qoʻying.</p><p>Dogʻni darhol salfetka bilan shimdiring, ishqalamang. Yiliga bir marta gilamni yuvishga bering.</p>',
      '<p>Vacuum along the pile once a week and turn the rug twice a year so that it fades evenly.</p><p>Dab a stain at once, do not rub. Have the rug cleaned once a year.</p>',
    ),
    picture: 'rug',
  },
];

export const pages: ShopSource['pages'] = sharedPages('Uyim', facts);
