import type { CategorySeed } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const CATEGORIES: CategorySeed[] = [
  {
    slug: 'ovoschi-i-frukty',
    name: text('Овощи и фрукты', 'Sabzavot va mevalar', 'Fruit and vegetables'),
    picture: 'tomatoes',
    children: [
      { slug: 'ovoschi', name: text('Овощи', 'Sabzavotlar', 'Vegetables'), picture: 'tomatoes' },
      {
        slug: 'frukty',
        name: text('Фрукты и бахчевые', 'Meva va poliz ekinlari', 'Fruit and melons'),
        picture: 'apples',
      },
    ],
  },
  {
    slug: 'molochnoe-i-yaytsa',
    name: text('Молочное и яйца', 'Sut mahsulotlari va tuxum', 'Dairy and eggs'),
    picture: 'milk',
    children: [
      {
        slug: 'molochnye-produkty',
        name: text('Молочные продукты', 'Sut mahsulotlari', 'Dairy'),
        picture: 'milk',
        children: [
          { slug: 'moloko', name: text('Молоко', 'Sut', 'Milk'), picture: 'milk' },
          {
            slug: 'yogurty',
            name: text('Йогурт, кефир, катык', 'Yogurt, kefir, qatiq', 'Yoghurt, kefir, katyk'),
            picture: 'yogurt',
          },
          { slug: 'syr', name: text('Сыр', 'Pishloq', 'Cheese'), picture: 'cheese' },
          {
            slug: 'maslo-slivochnoe',
            name: text('Сливочное масло', 'Sariyogʻ', 'Butter'),
            picture: 'butter',
          },
        ],
      },
      { slug: 'yaytsa', name: text('Яйца', 'Tuxum', 'Eggs'), picture: 'eggs' },
    ],
  },
  {
    slug: 'myaso-i-ptitsa',
    name: text('Мясо и птица', 'Goʻsht va parranda', 'Meat and poultry'),
    picture: 'meat',
    children: [
      { slug: 'myaso', name: text('Мясо', 'Goʻsht', 'Meat'), picture: 'meat' },
      { slug: 'kurica', name: text('Курица', 'Tovuq', 'Chicken'), picture: 'chicken' },
    ],
  },
  { slug: 'hleb', name: text('Хлеб и лепёшки', 'Non mahsulotlari', 'Bread'), picture: 'bread' },
  {
    slug: 'bakaleya',
    name: text('Бакалея', 'Baqqollik', 'Pantry'),
    picture: 'rice',
    children: [
      {
        slug: 'krupy',
        name: text('Рис, мука, сахар', 'Guruch, un, shakar', 'Rice, flour, sugar'),
        picture: 'rice',
      },
      { slug: 'makarony', name: text('Макароны', 'Makaron', 'Pasta'), picture: 'pasta' },
      {
        slug: 'rastitelnoe-maslo',
        name: text('Растительное масло', 'Oʻsimlik yogʻi', 'Cooking oil'),
        picture: 'oil',
      },
    ],
  },
  {
    slug: 'napitki',
    name: text('Напитки', 'Ichimliklar', 'Drinks'),
    picture: 'juice',
    children: [
      {
        slug: 'chay-i-kofe',
        name: text('Чай и кофе', 'Choy va qahva', 'Tea and coffee'),
        picture: 'tea',
        children: [
          { slug: 'chay', name: text('Чай', 'Choy', 'Tea'), picture: 'tea' },
          { slug: 'kofe', name: text('Кофе', 'Qahva', 'Coffee'), picture: 'coffee' },
        ],
      },
      { slug: 'soki', name: text('Соки', 'Sharbatlar', 'Juice'), picture: 'juice' },
      { slug: 'voda', name: text('Вода', 'Suv', 'Water'), picture: 'water' },
    ],
  },
  {
    slug: 'sladosti',
    name: text('Сладости и орехи', 'Shirinlik va yongʻoqlar', 'Sweets and nuts'),
    picture: 'chocolate',
    children: [
      {
        slug: 'shokolad',
        name: text('Шоколад и конфеты', 'Shokolad va konfetlar', 'Chocolate'),
        picture: 'chocolate',
      },
      { slug: 'pechene', name: text('Печенье и вафли', 'Pechenye va vafli', 'Biscuits'), picture: 'cookies' },
      { slug: 'med', name: text('Мёд', 'Asal', 'Honey'), picture: 'honey' },
      {
        slug: 'orehi-i-suhofrukty',
        name: text('Орехи и сухофрукты', 'Yongʻoq va quruq mevalar', 'Nuts and dried fruit'),
        picture: 'nuts',
      },
    ],
  },
  { slug: 'bytovaya-himiya', name: text('Для дома', 'Uy uchun', 'Household'), picture: 'detergent' },
];
