import type { Axis, AxisValue } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';

const COLORS = {
  white: { label: text('белый', 'oq', 'white'), color: '#f4f1ea' },
  black: { label: text('чёрный', 'qora', 'black'), color: '#1f1d1e' },
  ink: { label: text('тёмно-синий', 'toʻq koʻk', 'navy'), color: '#233252' },
  denim: { label: text('синий деним', 'koʻk denim', 'blue denim'), color: '#4a6a94' },
  sky: { label: text('голубой', 'havorang', 'light blue'), color: '#9fc0da' },
  terracotta: { label: text('терракотовый', 'terrakota', 'terracotta'), color: '#b4553a' },
  pomegranate: { label: text('гранатовый', 'anor rang', 'pomegranate'), color: '#8e1f33' },
  sand: { label: text('песочный', 'qum rang', 'sand'), color: '#d6bf98' },
  olive: { label: text('оливковый', 'zaytun rang', 'olive'), color: '#6f7142' },
  emerald: { label: text('изумрудный', 'zumrad rang', 'emerald'), color: '#1d6b52' },
  grey: { label: text('серый меланж', 'kulrang melanj', 'grey melange'), color: '#9b9a98' },
  brown: { label: text('коричневый', 'jigarrang', 'brown'), color: '#6b4630' },
  rose: { label: text('пыльная роза', 'nim pushti', 'dusty rose'), color: '#c98f8c' },
  turquoise: { label: text('бирюзовый', 'feruza rang', 'turquoise'), color: '#2b9aa0' },
  mustard: { label: text('горчичный', 'xantal rang', 'mustard'), color: '#c9952e' },
} satisfies Record<string, AxisValue>;

/** The colour of a product: one or two of the given ones. */
export function colors(...names: (keyof typeof COLORS)[]): Axis {
  return {
    code: 'color',
    name: text('Цвет', 'Rang', 'Colour'),
    values: names.map((name) => COLORS[name]),
    take: [1, 2],
  };
}

function sizes(labels: string[], take: [number, number]): Axis {
  return {
    code: 'size',
    name: text('Размер', 'Oʻlcham', 'Size'),
    values: labels.map((label) => ({ label: same(label) })),
    take,
  };
}

export const letterSizes = sizes(['XS', 'S', 'M', 'L', 'XL', '2XL'], [2, 4]);
export const womenNumericSizes = sizes(['42', '44', '46', '48', '50', '52'], [2, 4]);
export const womenJeansSizes = sizes(['25', '26', '27', '28', '29', '30'], [2, 4]);
export const menJeansSizes = sizes(['29', '30', '31', '32', '33', '34', '36'], [2, 4]);
export const menTrouserSizes = sizes(['46', '48', '50', '52', '54'], [2, 4]);
export const womenShoeSizes = sizes(['36', '37', '38', '39', '40'], [2, 4]);
export const menShoeSizes = sizes(['40', '41', '42', '43', '44', '45'], [2, 4]);
export const kidsHeights = sizes(['92', '98', '104', '110', '116', '122', '128'], [2, 4]);
export const capSizes = sizes(['56', '57', '58', '59'], [1, 2]);
