import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { choice, grams, KILOGRAM, kilograms, LITRE, litres, PACK, PIECE, pieces } from './axes.ts';
import { food } from './food.ts';

const PLAIN = text('{{model}} {{brand}}', '{{model}} {{brand}}', '{{model}}, {{brand}}');
const FAT = text('Жирность', 'Yogʻliligi', 'Fat');
const fat = (take: [number, number], ...percents: string[]) =>
  choice('fat', FAT, take, ...percents.map(same));

export const FRESH_KINDS: ProductKind[] = [
  food({
    family: 'bakery',
    code: 'bread',
    category: 'hleb',
    name: PLAIN,
    makers: [
      {
        brand: 'Bozor24 Nonvoyxona',
        models: [
          { name: text('Лепёшка ташкентская', 'Toshkent noni', 'Tashkent flatbread'), price: 4_500 },
          { name: text('Лепёшка самаркандская', 'Samarqand noni', 'Samarkand flatbread'), price: 8_000 },
          { name: text('Патыр слоёный', 'Qatlama patir', 'Layered patir'), price: 12_000 },
        ],
      },
      {
        brand: 'Non Uyi',
        models: [
          { name: text('Хлеб бородинский', 'Borodino noni', 'Borodinsky bread'), price: 9_000 },
          { name: text('Батон нарезной', 'Baton non', 'Sliced loaf'), price: 5_000 },
          { name: text('Хлеб тостовый', 'Tost noni', 'Toast bread'), price: 14_000 },
        ],
      },
    ],
    axes: [pieces([1, 1], [2, 1.95], [4, 3.8])],
    colors: ['#c98a3f', '#b5763a', '#d9a45c'],
    price: { min: 4_000, max: 18_000, step: 500 },
    unit: PIECE,
    sentences: [
      text(
        'Корочка хрустит, мякиш мягкий и ароматный.',
        'Qobigʻi qarsillaydi, ichi yumshoq va xushboʻy.',
        'The crust is crisp, the inside soft and fragrant.',
      ),
    ],
    reviews: [{ rating: 5, comment: 'Горячая лепёшка к завтраку — лучшее, что может быть.' }],
  }),
  food({
    family: 'dairy',
    code: 'milk',
    category: 'moloko',
    name: PLAIN,
    makers: [
      {
        brand: 'Nestle',
        models: [text('Молоко ультрапастеризованное', 'Ultrapasterizatsiyalangan sut', 'UHT milk')],
      },
      {
        brand: 'Lactel',
        models: [text('Молоко пастеризованное', 'Pasterizatsiyalangan sut', 'Pasteurised milk')],
      },
      {
        brand: 'Musaffo',
        models: [
          text('Молоко отборное', 'Sara sut', 'Selected milk'),
          text('Молоко топлёное', 'Qaynatilgan sut', 'Baked milk'),
        ],
      },
    ],
    axes: [litres([0.5, 0.55], [0.9, 0.92], [1, 1]), fat([1, 2], '2,5 %', '3,2 %')],
    colors: ['#f4f6f8', '#dbe9f4'],
    price: { min: 13_000, max: 19_000, step: 500 },
    unit: LITRE,
    tiers: [
      { min: 6, percent: 4 },
      { min: 12, percent: 7 },
    ],
    sentences: [
      text(
        'Вкус живой, без порошка и пальмового жира.',
        'Taʼmi tabiiy, quruq sut va palma yogʻisiz.',
        'It tastes alive: no powder, no palm fat.',
      ),
    ],
  }),
  food({
    family: 'dairy',
    code: 'yogurt',
    category: 'yogurty',
    name: PLAIN,
    makers: [
      {
        brand: 'Danone',
        models: [
          text('Йогурт питьевой', 'Ichimlik yogurt', 'Drinking yoghurt'),
          text('Йогурт густой', 'Quyuq yogurt', 'Thick yoghurt'),
        ],
      },
      { brand: 'Musaffo', models: [text('Кефир', 'Kefir', 'Kefir'), text('Катык', 'Qatiq', 'Katyk')] },
    ],
    axes: [
      choice(
        'taste',
        text('Вкус', 'Taʼmi', 'Taste'),
        [2, 3],
        text('Классический', 'Klassik', 'Plain'),
        text('Клубника', 'Qulupnay', 'Strawberry'),
        text('Персик', 'Shaftoli', 'Peach'),
        text('Вишня', 'Olcha', 'Cherry'),
      ),
      grams([270, 1], [450, 1.5]),
    ],
    colors: ['#f3d9df', '#f6ead2'],
    price: { min: 8_000, max: 18_000, step: 500 },
    unit: PIECE,
    tiers: [{ min: 8, percent: 5 }],
    sentences: [
      text(
        'С живыми культурами, не слишком сладкий.',
        'Jonli achitqilar bilan, haddan ortiq shirin emas.',
        'With live cultures, not too sweet.',
      ),
    ],
  }),
  food({
    family: 'dairy',
    code: 'cheese',
    category: 'syr',
    name: PLAIN,
    makers: [
      {
        brand: 'President',
        models: [
          text('Сыр плавленый', 'Eritilgan pishloq', 'Processed cheese'),
          text('Сыр сливочный', 'Qaymoqli pishloq', 'Cream cheese'),
        ],
      },
      {
        brand: 'Sutfabrika',
        models: [
          text('Сыр голландский', 'Golland pishlogʻi', 'Gouda-style cheese'),
          text('Брынза', 'Brinza', 'Brynza'),
        ],
      },
    ],
    axes: [grams([150, 1], [200, 1.3], [400, 2.5])],
    colors: ['#f0c85a', '#f6e3a1'],
    price: { min: 24_000, max: 48_000, step: 500 },
    unit: PACK,
    rows: [row(FAT, same('45 %'), same('50 %'))],
    sentences: [
      text(
        'Хорошо плавится в горячем бутерброде и пицце.',
        'Issiq buterbrod va pitsada yaxshi eriydi.',
        'It melts well on toast and pizza.',
      ),
    ],
  }),
  food({
    family: 'dairy',
    code: 'butter',
    category: 'maslo-slivochnoe',
    name: PLAIN,
    makers: [
      { brand: 'President', models: [text('Масло сливочное', 'Sariyogʻ', 'Butter')] },
      { brand: 'Lactel', models: [text('Масло сливочное', 'Sariyogʻ', 'Butter')] },
      { brand: 'Musaffo', models: [text('Масло крестьянское', 'Dehqoncha sariyogʻ', 'Farm butter')] },
    ],
    axes: [grams([180, 1], [400, 2.15]), fat([1, 2], '72,5 %', '82,5 %')],
    colors: ['#f4d98a'],
    price: { min: 26_000, max: 42_000, step: 500 },
    unit: PACK,
    sentences: [
      text(
        'Мягко мажется сразу из холодильника.',
        'Sovutgichdan olinishi bilan yumshoq surtiladi.',
        'It spreads straight from the fridge.',
      ),
    ],
  }),
  food({
    family: 'dairy',
    code: 'eggs',
    category: 'yaytsa',
    name: PLAIN,
    makers: [
      {
        brand: 'Parranda Fayz',
        models: [
          text('Яйца куриные С1', 'Tovuq tuxumi C1', 'Hen eggs C1'),
          text('Яйца куриные отборные', 'Saralangan tovuq tuxumi', 'Selected hen eggs'),
        ],
      },
      {
        brand: 'Fermer',
        models: [
          text('Яйца домашние', 'Uy tuxumi', 'Farm eggs'),
          text('Яйца перепелиные', 'Bedana tuxumi', 'Quail eggs'),
        ],
      },
    ],
    axes: [pieces([10, 1], [20, 1.95], [30, 2.85])],
    colors: ['#d9a57a', '#f0e2d0'],
    price: { min: 14_000, max: 26_000, step: 500 },
    unit: PACK,
    tiers: [{ min: 3, percent: 3 }],
    sentences: [
      text(
        'Каждая упаковка проверена: битых не бывает.',
        'Har bir qadoq tekshirilgan: singani boʻlmaydi.',
        'Every box is checked for broken ones.',
      ),
    ],
    reviews: [{ rating: 1, comment: 'Два яйца треснули в дороге, деньги вернули.' }],
  }),
  food({
    family: 'fresh',
    code: 'apples',
    category: 'frukty',
    name: PLAIN,
    makers: [
      {
        brand: 'Fermer',
        models: [
          text('Яблоки «Семеренко»', '«Semerenko» olmasi', 'Semerenko apples'),
          text('Яблоки «Голден»', '«Golden» olmasi', 'Golden apples'),
          text('Яблоки «Фуджи»', '«Fudji» olmasi', 'Fuji apples'),
          text('Яблоки «Гала»', '«Gala» olmasi', 'Gala apples'),
        ],
      },
    ],
    axes: [kilograms([1, 1], [3, 2.9], [5, 4.7])],
    colors: ['#8db84a', '#c8403a', '#d9b84a'],
    price: { min: 12_000, max: 24_000, step: 500 },
    unit: KILOGRAM,
    tiers: [
      { min: 5, percent: 5 },
      { min: 10, percent: 10 },
    ],
    sentences: [
      text(
        'Хрустящие и сочные, с ровной кожицей.',
        'Qarsildoq va sersuv, poʻsti silliq.',
        'Crisp and juicy, with an even skin.',
      ),
    ],
  }),
  food({
    family: 'fresh',
    code: 'tomatoes',
    category: 'ovoschi',
    name: PLAIN,
    makers: [
      {
        brand: 'Fermer',
        models: [
          text('Помидоры розовые', 'Pushti pomidor', 'Pink tomatoes'),
          text('Помидоры «Юсуповские»', '«Yusupov» pomidori', 'Yusupov tomatoes'),
          text('Помидоры черри', 'Cherri pomidor', 'Cherry tomatoes'),
        ],
      },
    ],
    axes: [kilograms([0.5, 0.52], [1, 1], [3, 2.9])],
    colors: ['#d0392e', '#d8605a'],
    price: { min: 14_000, max: 36_000, step: 500 },
    unit: KILOGRAM,
    tiers: [{ min: 5, percent: 6 }],
    sentences: [
      text(
        'Для аччик-чучука лучше не найти.',
        'Achchiq-chuchuk uchun ayni muddao.',
        'There are none better for an achichuk salad.',
      ),
    ],
  }),
  food({
    family: 'fresh',
    code: 'potatoes',
    category: 'ovoschi',
    name: PLAIN,
    makers: [
      {
        brand: 'Fermer',
        models: [
          text('Картофель молодой', 'Yangi kartoshka', 'New potatoes'),
          text('Картофель мытый', 'Yuvilgan kartoshka', 'Washed potatoes'),
          text('Картофель красный', 'Qizil kartoshka', 'Red potatoes'),
        ],
      },
    ],
    axes: [kilograms([1, 1], [3, 2.9], [5, 4.7], [10, 9])],
    colors: ['#b98d55', '#c79f6a'],
    price: { min: 5_000, max: 9_000, step: 500 },
    unit: KILOGRAM,
    minOrder: 2,
    tiers: [
      { min: 10, percent: 7 },
      { min: 30, percent: 12 },
    ],
    sentences: [
      text(
        'Ровные клубни хорошо варятся и жарятся.',
        'Bir xil tugunaklari yaxshi pishadi va qovuriladi.',
        'The even tubers boil and fry well.',
      ),
    ],
  }),
  food({
    family: 'fresh',
    code: 'watermelon',
    category: 'frukty',
    name: PLAIN,
    makers: [
      {
        brand: 'Fermer',
        models: [
          text('Арбуз мирзачульский', 'Mirzachoʻl tarvuzi', 'Mirzachul watermelon'),
          text('Арбуз без косточек', 'Urugʻsiz tarvuz', 'Seedless watermelon'),
        ],
      },
    ],
    axes: [kilograms([5, 1], [8, 1.55], [10, 1.9])],
    colors: ['#3f8a4a'],
    price: { min: 18_000, max: 30_000, step: 500 },
    unit: PIECE,
    sentences: [
      text(
        'Вырос под мирзачульским солнцем, внутри красный и сахарный.',
        'Mirzachoʻl quyoshida pishgan, ichi qip-qizil va shirin.',
        'Grown under the steppe sun, red and sweet inside.',
      ),
    ],
    reviews: [{ rating: 5, comment: 'Qip-qizil va shirin, bolalar bir oʻtirishda yeb qoʻyishdi.' }],
  }),
  food({
    family: 'dairy',
    code: 'meat',
    category: 'myaso',
    name: PLAIN,
    makers: [
      {
        brand: 'Bozor24 Qassob',
        models: [
          { name: text('Говядина, мякоть', 'Mol goʻshti, lahm', 'Boneless beef'), price: 125_000 },
          { name: text('Баранина на кости', 'Suyakli qoʻy goʻshti', 'Lamb on the bone'), price: 118_000 },
          { name: text('Фарш говяжий', 'Mol qiymasi', 'Minced beef'), price: 98_000 },
        ],
      },
      {
        brand: 'Fermer',
        models: [
          { name: text('Говядина для плова', 'Palovbop mol goʻshti', 'Beef for plov'), price: 115_000 },
        ],
      },
    ],
    axes: [kilograms([0.5, 0.5], [1, 1], [2, 1.96])],
    colors: ['#a63a38', '#b5504a'],
    price: { min: 95_000, max: 135_000, step: 1_000 },
    unit: KILOGRAM,
    tiers: [
      { min: 3, percent: 3 },
      { min: 10, percent: 6 },
    ],
    sentences: [
      text(
        'Охлаждённое, не замороженное; разделаем, как попросите.',
        'Sovutilgan, muzlatilmagan; aytganingizdek boʻlib beramiz.',
        'Chilled, never frozen; we cut it as you ask.',
      ),
    ],
  }),
  food({
    family: 'dairy',
    code: 'chicken',
    category: 'kurica',
    name: PLAIN,
    makers: [
      {
        brand: 'Parranda Fayz',
        models: [
          text('Тушка цыплёнка', 'Broyler tovuq', 'Whole chicken'),
          text('Филе куриное', 'Tovuq filesi', 'Chicken fillet'),
          text('Голень куриная', 'Tovuq boldiri', 'Chicken drumsticks'),
          text('Крылья куриные', 'Tovuq qanotlari', 'Chicken wings'),
        ],
      },
    ],
    axes: [kilograms([0.8, 0.82], [1, 1], [1.5, 1.47])],
    colors: ['#e8b98a'],
    price: { min: 32_000, max: 58_000, step: 500 },
    unit: KILOGRAM,
    tiers: [{ min: 5, percent: 4 }],
    sentences: [
      text(
        'Воды внутри нет: вес честный.',
        'Ichiga suv yuborilmagan: vazni halol.',
        'No added water: the weight is honest.',
      ),
    ],
  }),
];
