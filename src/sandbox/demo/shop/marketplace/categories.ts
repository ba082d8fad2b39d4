import type { CategorySeed } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const categories: CategorySeed[] = [
  {
    slug: 'furniture',
    name: text('Мебель', 'Mebel', 'Furniture'),
    picture: 'sofa',
    children: [
      {
        slug: 'living-room',
        name: text('Гостиная', 'Mehmonxona', 'Living room'),
        picture: 'armchair',
        children: [
          { slug: 'sofas', name: text('Диваны', 'Divanlar', 'Sofas'), picture: 'sofa' },
          { slug: 'armchairs', name: text('Кресла', 'Kreslolar', 'Armchairs'), picture: 'armchair' },
          {
            slug: 'shelves',
            name: text('Полки и стеллажи', 'Tokcha va javonlar', 'Shelves'),
            picture: 'shelf',
          },
        ],
      },
      {
        slug: 'bedroom',
        name: text('Спальня', 'Yotoqxona', 'Bedroom'),
        picture: 'bed',
        children: [
          { slug: 'beds', name: text('Кровати', 'Karavotlar', 'Beds'), picture: 'bed' },
          { slug: 'mattresses', name: text('Матрасы', 'Matraslar', 'Mattresses'), picture: 'mattress' },
          { slug: 'wardrobes', name: text('Шкафы', 'Shkaflar', 'Wardrobes'), picture: 'wardrobe' },
        ],
      },
      {
        slug: 'dining-and-work',
        name: text('Столовая и кабинет', 'Oshxona va ish xonasi', 'Dining and work'),
        picture: 'table',
        children: [
          {
            slug: 'tables',
            name: text('Обеденные столы', 'Ovqat stollari', 'Dining tables'),
            picture: 'table',
          },
          { slug: 'chairs', name: text('Стулья', 'Stullar', 'Chairs'), picture: 'chair' },
          { slug: 'desks', name: text('Письменные столы', 'Ish stollari', 'Desks'), picture: 'desk' },
        ],
      },
    ],
  },
  {
    slug: 'home',
    name: text('Уют и декор', 'Uy bezaklari', 'Home and decor'),
    picture: 'lamp',
    children: [
      {
        slug: 'textile',
        name: text('Домашний текстиль', 'Uy toʻqimachiligi', 'Home textile'),
        picture: 'rug',
        children: [
          { slug: 'rugs', name: text('Ковры', 'Gilamlar', 'Rugs'), picture: 'rug' },
          { slug: 'curtains', name: text('Шторы', 'Pardalar', 'Curtains'), picture: 'curtain' },
          { slug: 'towels', name: text('Полотенца', 'Sochiqlar', 'Towels'), picture: 'towel' },
          { slug: 'pillows', name: text('Подушки', 'Yostiqlar', 'Pillows'), picture: 'pillow' },
        ],
      },
      {
        slug: 'decor',
        name: text('Декор и свет', 'Bezak va yoritish', 'Decor and light'),
        picture: 'vase',
        children: [
          { slug: 'lamps', name: text('Лампы', 'Lampalar', 'Lamps'), picture: 'lamp' },
          { slug: 'mirrors', name: text('Зеркала', 'Oynalar', 'Mirrors'), picture: 'mirror' },
          { slug: 'vases', name: text('Вазы', 'Vazalar', 'Vases'), picture: 'vase' },
          {
            slug: 'plants',
            name: text('Комнатные растения', 'Xona oʻsimliklari', 'House plants'),
            picture: 'plant',
          },
        ],
      },
    ],
  },
  {
    slug: 'kitchen',
    name: text('Кухня', 'Oshxona', 'Kitchen'),
    picture: 'pan',
    children: [
      {
        slug: 'tableware',
        name: text('Посуда для стола', 'Dasturxon idishlari', 'Tableware'),
        picture: 'plate-set',
      },
      { slug: 'pans', name: text('Сковороды', 'Tovalar', 'Pans'), picture: 'pan' },
      {
        slug: 'kitchen-tools',
        name: text('Кухонные наборы', 'Oshxona toʻplamlari', 'Kitchen sets'),
        picture: 'kitchen-set',
      },
    ],
  },
  {
    slug: 'workshop',
    name: text('Инструменты', 'Asboblar', 'Tools'),
    picture: 'drill',
    children: [
      {
        slug: 'drills',
        name: text('Дрели и шуруповёрты', 'Drel va shurupovyortlar', 'Drills and drivers'),
        picture: 'drill',
      },
      {
        slug: 'toolboxes',
        name: text('Наборы инструментов', 'Asboblar toʻplami', 'Tool sets'),
        picture: 'toolbox',
      },
    ],
  },
];
