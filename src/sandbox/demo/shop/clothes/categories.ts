import type { CategorySeed } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const categories: CategorySeed[] = [
  {
    slug: 'women',
    name: text('Женщинам', 'Ayollarga', 'Women'),
    picture: 'dress',
    children: [
      {
        slug: 'women-clothes',
        name: text('Женская одежда', 'Ayollar kiyimi', 'Women’s clothes'),
        picture: 'skirt',
        children: [
          { slug: 'dresses', name: text('Платья', 'Ayollar koʻylaklari', 'Dresses'), picture: 'dress' },
          { slug: 'skirts', name: text('Юбки', 'Yubkalar', 'Skirts'), picture: 'skirt' },
          {
            slug: 'women-tshirts',
            name: text('Женские футболки', 'Ayollar futbolkalari', 'Women’s T-shirts'),
            picture: 'tshirt',
          },
          {
            slug: 'women-sweaters',
            name: text('Свитеры и кардиганы', 'Sviter va kardiganlar', 'Sweaters and cardigans'),
            picture: 'sweater',
          },
          {
            slug: 'women-jeans',
            name: text('Женские джинсы', 'Ayollar jinsilari', 'Women’s jeans'),
            picture: 'jeans',
          },
        ],
      },
      {
        slug: 'women-shoes',
        name: text('Женская обувь', 'Ayollar poyabzali', 'Women’s shoes'),
        picture: 'sandals',
        children: [
          {
            slug: 'sandals',
            name: text('Сандалии и босоножки', 'Sandal va bosonojkalar', 'Sandals'),
            picture: 'sandals',
          },
          {
            slug: 'women-sneakers',
            name: text('Женские кроссовки', 'Ayollar krossovkalari', 'Women’s sneakers'),
            picture: 'sneakers',
          },
        ],
      },
    ],
  },
  {
    slug: 'men',
    name: text('Мужчинам', 'Erkaklarga', 'Men'),
    picture: 'shirt',
    children: [
      {
        slug: 'men-clothes',
        name: text('Мужская одежда', 'Erkaklar kiyimi', 'Men’s clothes'),
        picture: 'jacket',
        children: [
          { slug: 'men-shirts', name: text('Рубашки', 'Erkaklar koʻylaklari', 'Shirts'), picture: 'shirt' },
          {
            slug: 'men-tshirts',
            name: text('Мужские футболки', 'Erkaklar futbolkalari', 'Men’s T-shirts'),
            picture: 'tshirt',
          },
          {
            slug: 'men-jeans',
            name: text('Мужские джинсы', 'Erkaklar jinsilari', 'Men’s jeans'),
            picture: 'jeans',
          },
          { slug: 'men-trousers', name: text('Брюки', 'Shimlar', 'Trousers'), picture: 'trousers' },
          { slug: 'jackets', name: text('Куртки', 'Kurtkalar', 'Jackets'), picture: 'jacket' },
          { slug: 'hoodies', name: text('Худи', 'Xudilar', 'Hoodies'), picture: 'hoodie' },
        ],
      },
      {
        slug: 'men-shoes',
        name: text('Мужская обувь', 'Erkaklar poyabzali', 'Men’s shoes'),
        picture: 'boots',
        children: [
          { slug: 'boots', name: text('Ботинки', 'Botinkalar', 'Boots'), picture: 'boots' },
          {
            slug: 'men-sneakers',
            name: text('Мужские кроссовки', 'Erkaklar krossovkalari', 'Men’s sneakers'),
            picture: 'sneakers',
          },
        ],
      },
    ],
  },
  {
    slug: 'kids',
    name: text('Детям', 'Bolalarga', 'Kids'),
    picture: 'kids-suit',
    children: [
      {
        slug: 'kids-suits',
        name: text('Детские костюмы', 'Bolalar kostyumlari', 'Kids’ outfits'),
        picture: 'kids-suit',
      },
      {
        slug: 'kids-hoodies',
        name: text('Детские худи', 'Bolalar xudilari', 'Kids’ hoodies'),
        picture: 'hoodie',
      },
    ],
  },
  {
    slug: 'accessories',
    name: text('Аксессуары', 'Aksessuarlar', 'Accessories'),
    picture: 'bag',
    children: [
      { slug: 'bags', name: text('Сумки', 'Sumkalar', 'Bags'), picture: 'bag' },
      { slug: 'scarves', name: text('Платки и шарфы', 'Roʻmol va sharflar', 'Scarves'), picture: 'scarf' },
      { slug: 'caps', name: text('Кепки и дуппи', 'Kepka va doʻppilar', 'Caps and doʻppi'), picture: 'cap' },
    ],
  },
];
