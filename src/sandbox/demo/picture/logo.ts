import { lightness } from './brush/color.ts';
import { circle, line, moved, path, rect } from './brush/shape.ts';
import type { PictureShop } from './picture-url.ts';

interface Brand {
  name: string;
  color: string;
  second: string;
  font: string;
  weight: number;
  /** Of the letters, in a frame 40 high; 26 where left out. */
  size?: number;
  spacing: number;
  /** The sign in a 40×40 frame. */
  symbol(color: string, second: string): string;
}

const BRANDS: Record<PictureShop, Brand> = {
  local: {
    name: 'Voltra',
    color: '#1d5fe0',
    second: '#12b5d8',
    font: 'Arial,Helvetica,sans-serif',
    weight: 800,
    spacing: -0.6,
    symbol: (color, second) =>
      path('M20 2l16 9v18l-16 9-16-9V11z', color) +
      path('M22.5 7.5L11 22.5h7.5L16 33l13-16.500h-8z', '#fff') +
      path('M36 11v18l-16 9v-3.500l13-7.500V12.700z', second),
  },
  default: {
    name: 'Nafis',
    color: '#b4532f',
    second: '#e9b58f',
    font: 'Georgia,Times,serif',
    weight: 400,
    spacing: 1.6,
    symbol: (color, second) =>
      circle(20, 20, 18, color) +
      path(
        'M13 30V11c7 3 8 14 14 18V10',
        'none',
        'stroke="#fff6ee" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"',
      ) +
      circle(27, 8.5, 2.4, second),
  },
  dev: {
    name: 'Bozor24',
    color: '#2f8f3f',
    second: '#f08a1d',
    font: 'Trebuchet MS,Verdana,sans-serif',
    weight: 800,
    size: 23,
    spacing: -0.4,
    symbol: (color, second) =>
      path('M4 15h32l-3.5 19a4 4 0 0 1-4 3.300h-17a4 4 0 0 1-4-3.300z', color) +
      line('M12 15c0-14 16-14 16 0', second, 3) +
      path('M14 28c0-7 5-9 12-9 0 8-4 11-12 9z', '#fff') +
      line('M14 31c1-4 4-7 8-9', '#fff', 1.6),
  },
  test: {
    name: 'Uyim',
    color: '#0f6b6f',
    second: '#7a4fd0',
    font: 'Verdana,Arial,sans-serif',
    weight: 700,
    spacing: -0.8,
    symbol: (color, second) =>
      path('M20 3L3 17.500V34a3.5 3.5 0 0 0 3.5 3.500h27A3.5 3.5 0 0 0 37 34V17.500z', color) +
      path('M12 20v6a8 8 0 0 0 16 0v-6', 'none', 'stroke="#fff" stroke-width="3.6" stroke-linecap="round"') +
      circle(20, 14.5, 2.6, '#f2b46b') +
      rect(29, 6, 4.5, 8, 1, second),
  },
  generated: {
    name: 'Market',
    color: '#4b5a75',
    second: '#8aa0c8',
    font: 'Arial,Helvetica,sans-serif',
    weight: 700,
    spacing: -0.4,
    symbol: (color, second) =>
      rect(3, 3, 15, 15, 4, color) +
      rect(22, 3, 15, 15, 7.5, second) +
      rect(3, 22, 15, 15, 7.5, second) +
      rect(22, 22, 15, 15, 4, color),
  },
};

/** Symbol and name in a 160×40 frame, for a light background. */
export function drawLogo(shop: PictureShop): string {
  const { name, color, second, font, weight, size = 26, spacing, symbol } = BRANDS[shop];
  const digits = /\d+$/.exec(name)?.[0] ?? '';
  const tail = digits && `<tspan fill="${second}">${digits}</tspan>`;
  const tone = lightness(color) < 0.5 ? color : second;
  return `${symbol(color, second)}<text x="47" y="29" font-family="${font}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${tone}">${name.slice(0, name.length - digits.length)}${tail}</text>`;
}

/** The symbol alone in a 160×160 frame. */
export function drawSymbol(shop: PictureShop): string {
  const { color, second, symbol } = BRANDS[shop];
  return moved(symbol(color, second), 0, 0, 4);
}
