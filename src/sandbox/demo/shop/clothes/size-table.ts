import type { Text } from '#sandbox/demo/source/kind.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

interface Table {
  title: Text;
  head: Text[];
  rows: string[][];
}

const chest = text('Грудь, см', 'Koʻkrak, sm', 'Chest, cm');
const waist = text('Талия, см', 'Bel, sm', 'Waist, cm');
const hips = text('Бёдра, см', 'Boʻksa, sm', 'Hips, cm');
const size = text('Размер', 'Oʻlcham', 'Size');
const national = text('Российский', 'Rossiya oʻlchami', 'Russian');
const foot = text('Длина стопы, см', 'Oyoq uzunligi, sm', 'Foot length, cm');
const height = text('Рост, см', 'Boʻyi, sm', 'Height, cm');

const TABLES: Table[] = [
  {
    title: text('Женская одежда', 'Ayollar kiyimi', 'Women’s clothes'),
    head: [size, national, chest, waist, hips],
    rows: [
      ['XS', '42', '82–85', '62–65', '88–91'],
      ['S', '44', '86–89', '66–69', '92–95'],
      ['M', '46', '90–93', '70–73', '96–99'],
      ['L', '48', '94–97', '74–78', '100–103'],
      ['XL', '50', '98–102', '79–83', '104–108'],
      ['2XL', '52', '103–107', '84–88', '109–113'],
    ],
  },
  {
    title: text('Мужская одежда', 'Erkaklar kiyimi', 'Men’s clothes'),
    head: [size, national, chest, waist, hips],
    rows: [
      ['XS', '44', '86–89', '74–77', '90–93'],
      ['S', '46', '90–93', '78–81', '94–97'],
      ['M', '48', '94–97', '82–85', '98–101'],
      ['L', '50', '98–101', '86–89', '102–105'],
      ['XL', '52', '102–106', '90–94', '106–109'],
      ['2XL', '54', '107–111', '95–99', '110–113'],
    ],
  },
  {
    title: text('Джинсы', 'Jinsilar', 'Jeans'),
    head: [size, waist, hips],
    rows: [
      ['25', '62–64', '88–90'],
      ['26', '65–67', '91–93'],
      ['27', '68–69', '94–95'],
      ['28', '70–72', '96–98'],
      ['29', '73–75', '99–101'],
      ['30', '76–78', '102–104'],
      ['31', '79–80', '105–106'],
      ['32', '81–83', '107–108'],
      ['33', '84–85', '109–110'],
      ['34', '86–88', '111–112'],
      ['36', '91–93', '114–116'],
    ],
  },
  {
    title: text('Обувь', 'Poyabzal', 'Shoes'),
    head: [text('Европейский', 'Yevropa oʻlchami', 'European'), foot],
    rows: ['22.5', '23.2', '23.8', '24.5', '25.2', '25.8', '26.5', '27.2', '27.8', '28.5'].map(
      (length, index) => [String(36 + index), length],
    ),
  },
  {
    title: text('Детская одежда', 'Bolalar kiyimi', 'Kids’ clothes'),
    head: [height, text('Возраст, лет', 'Yoshi', 'Age, years'), chest],
    rows: [
      ['92', '2', '52'],
      ['98', '3', '54'],
      ['104', '4', '56'],
      ['110', '5', '58'],
      ['116', '6', '60'],
      ['122', '7', '62'],
      ['128', '8', '64'],
    ],
  },
  {
    title: text('Головные уборы', 'Bosh kiyimlar', 'Headwear'),
    head: [size, text('Обхват головы, см', 'Bosh aylanasi, sm', 'Head circumference, cm')],
    rows: ['56', '57', '58', '59'].map((girth) => [girth, girth]),
  },
];

const INTRO = text(
  'Снимите мерки мягкой лентой и сравните их с таблицей. Если вы между двумя размерами, выбирайте больший.',
  'Yumshoq lenta bilan oʻlcham oling va jadval bilan solishtiring. Ikki oʻlcham orasida boʻlsangiz, kattasini tanlang.',
  'Measure with a soft tape and compare with the table. Between two sizes, choose the larger one.',
);

/** The page that the size table of a product page shows. */
export const sizeTable: ShopSource['pages'][number] = {
  slug: 'tablitsa-razmerov',
  title: text('Таблица размеров', 'Oʻlchamlar jadvali', 'Size table'),
  content: text(html('ru'), html('uz'), html('en')),
};

function html(language: keyof Text): string {
  const tables = TABLES.map(({ title, head, rows }) => {
    const headCells = head.map((cell) => `<th scope="col">${cell[language]}</th>`).join('');
    const bodyRows = rows
      .map(
        ([first, ...rest]) =>
          `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      )
      .join('');
    return `<h2>${title[language]}</h2><table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows}</tbody></table>`;
  });
  return `<p>${INTRO[language]}</p>${tables.join('')}`;
}
