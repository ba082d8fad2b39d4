import type { Axis, AxisValue } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';

const COLORS = {
  white: { label: text('белый', 'oq', 'white'), color: '#f3f1ec' },
  black: { label: text('чёрный', 'qora', 'black'), color: '#222124' },
  graphite: { label: text('графитовый', 'grafit', 'graphite'), color: '#4a4d55' },
  grey: { label: text('серый', 'kulrang', 'grey'), color: '#a3a5a8' },
  beige: { label: text('бежевый', 'bej', 'beige'), color: '#d8c6a8' },
  walnut: { label: text('орех', 'yongʻoq', 'walnut'), color: '#6d4a33' },
  oak: { label: text('дуб', 'eman', 'oak'), color: '#b98d5c' },
  emerald: { label: text('изумрудный', 'zumrad rang', 'emerald'), color: '#1f6a55' },
  petrol: { label: text('петроль', 'petrol', 'petrol'), color: '#15525d' },
  blue: { label: text('синий', 'koʻk', 'blue'), color: '#2f5d9b' },
  azure: { label: text('лазурный', 'lojuvard', 'azure'), color: '#2a8fb8' },
  terracotta: { label: text('терракотовый', 'terrakota', 'terracotta'), color: '#b65a3b' },
  pomegranate: { label: text('гранатовый', 'anor rang', 'pomegranate'), color: '#8c2036' },
  rose: { label: text('пудровый', 'nim pushti', 'powder pink'), color: '#d3a29c' },
  mustard: { label: text('горчичный', 'xantal rang', 'mustard'), color: '#cf9a2d' },
  olive: { label: text('оливковый', 'zaytun rang', 'olive'), color: '#707545' },
  steel: { label: text('стальной', 'poʻlat rang', 'steel'), color: '#b3b9bf' },
  gold: { label: text('золотистый', 'tilla rang', 'golden'), color: '#c7a04a' },
  green: { label: text('зелёный', 'yashil', 'green'), color: '#3f7d45' },
} satisfies Record<string, AxisValue>;

/** The colour of a product: one to three of the given ones. */
export function colors(...names: (keyof typeof COLORS)[]): Axis {
  return {
    code: 'color',
    name: text('Цвет', 'Rang', 'Colour'),
    values: names.map((name) => COLORS[name]),
    take: [1, Math.min(3, names.length)],
  };
}

/** Sizes in centimetres, smallest first; each next one costs by `step` more than the first. */
export function dimensions(sizes: string[], step = 0.25, take: [number, number] = [2, 3]): Axis {
  return {
    code: 'dimension',
    name: text('Размер', 'Oʻlchami', 'Size'),
    values: sizes.map((size, index) => ({
      label: text(`${size} см`, `${size} sm`, `${size} cm`),
      priceFactor: 1 + index * step,
    })),
    take,
  };
}

/** What covers or makes up the thing. */
function materials(...values: AxisValue[]): Axis {
  return {
    code: 'material',
    name: text('Материал', 'Material', 'Material'),
    values,
    take: [1, Math.min(2, values.length)],
  };
}

/** How many pieces are in a set; each next one costs by `step` more than the first. */
export function pieces(counts: number[], step: number): Axis {
  return {
    code: 'set',
    name: text('В наборе', 'Toʻplamda', 'In the set'),
    values: counts.map((count, index) => ({
      label: text(`${count} шт.`, `${count} dona`, `${count} pcs`),
      priceFactor: 1 + index * step,
    })),
    take: [1, Math.min(3, counts.length)],
  };
}

export const upholstery = materials(
  { label: text('рогожка', 'rogojka', 'woven fabric') },
  { label: text('велюр', 'velyur', 'velour'), priceFactor: 1.12 },
  { label: text('экокожа', 'ekocharm', 'faux leather'), priceFactor: 1.18 },
);

export const wood = materials(
  { label: text('ЛДСП', 'LDSP', 'laminated board') },
  { label: text('шпон дуба', 'eman shponi', 'oak veneer'), priceFactor: 1.35 },
  { label: text('массив карагача', 'qayragʻoch yogʻochi', 'solid elm'), priceFactor: 1.8 },
);
