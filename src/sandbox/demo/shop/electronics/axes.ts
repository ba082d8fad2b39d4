import type { Axis, AxisValue } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';

const COLORS = {
  black: { label: text('Чёрный', 'Qora', 'Black'), color: '#24262b' },
  white: { label: text('Белый', 'Oq', 'White'), color: '#f2f3f5' },
  silver: { label: text('Серебристый', 'Kumushrang', 'Silver'), color: '#c9ced6' },
  graphite: { label: text('Графитовый', 'Grafit', 'Graphite'), color: '#4b5058' },
  blue: { label: text('Синий', 'Koʻk', 'Blue'), color: '#3a5f9e' },
  sky: { label: text('Голубой', 'Havorang', 'Light blue'), color: '#8fb8dc' },
  green: { label: text('Зелёный', 'Yashil', 'Green'), color: '#4f7d66' },
  pink: { label: text('Розовый', 'Pushti', 'Pink'), color: '#e8b4bf' },
  violet: { label: text('Лавандовый', 'Lavanda', 'Lavender'), color: '#a79bc8' },
  gold: { label: text('Золотистый', 'Tillarang', 'Gold'), color: '#d8bf94' },
  red: { label: text('Красный', 'Qizil', 'Red'), color: '#b3312f' },
  blackTitanium: { label: text('Чёрный титан', 'Qora titan', 'Black titanium'), color: '#3b3c3f' },
  naturalTitanium: { label: text('Природный титан', 'Tabiiy titan', 'Natural titanium'), color: '#b8b0a4' },
  whiteTitanium: { label: text('Белый титан', 'Oq titan', 'White titanium'), color: '#e9e7e2' },
} satisfies Record<string, AxisValue>;

/** Colours of a kind, of which one product has some. */
export function colors(take: [number, number], ...names: (keyof typeof COLORS)[]): Axis {
  return {
    code: 'color',
    name: text('Цвет', 'Rang', 'Colour'),
    values: names.map((name) => COLORS[name]),
    take,
  };
}

/** Built-in storage; each step up costs a share more. */
export function memory(take: [number, number], ...gigabytes: (64 | 128 | 256 | 512 | 1024)[]): Axis {
  const label = (size: number) =>
    size === 1024 ? text('1 ТБ', '1 TB', '1 TB') : text(`${size} ГБ`, `${size} GB`, `${size} GB`);
  const values = gigabytes.map((size, step) => ({ label: label(size), priceFactor: 1 + 0.12 * step }));
  return { code: 'memory', name: text('Встроенная память', 'Ichki xotira', 'Storage'), values, take };
}

/** Memory of a computer with its drive. */
export const CONFIGURATION: Axis = {
  code: 'configuration',
  name: text('Конфигурация', 'Konfiguratsiya', 'Configuration'),
  values: [
    { label: text('8 ГБ / SSD 256 ГБ', '8 GB / SSD 256 GB', '8 GB / 256 GB SSD') },
    { label: text('8 ГБ / SSD 512 ГБ', '8 GB / SSD 512 GB', '8 GB / 512 GB SSD'), priceFactor: 1.07 },
    { label: text('16 ГБ / SSD 512 ГБ', '16 GB / SSD 512 GB', '16 GB / 512 GB SSD'), priceFactor: 1.18 },
    { label: text('16 ГБ / SSD 1 ТБ', '16 GB / SSD 1 TB', '16 GB / 1 TB SSD'), priceFactor: 1.29 },
  ],
  take: [2, 2],
};

/** Screen sizes with the factor of each. */
export function diagonal(take: [number, number], ...sizes: [inches: number, priceFactor: number][]): Axis {
  const values = sizes.map(([inches, priceFactor]) => ({
    label: text(`${inches}″`, `${inches}″`, `${inches}″`),
    priceFactor,
  }));
  return { code: 'diagonal', name: text('Диагональ', 'Diagonal', 'Screen size'), values, take };
}
