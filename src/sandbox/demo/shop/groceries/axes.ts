import type { Axis, AxisValue, Text } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';

export const PIECE = text('шт.', 'dona', 'pcs');
export const PACK = text('уп.', 'qadoq', 'pack');
export const KILOGRAM = text('кг', 'kg', 'kg');
export const LITRE = text('л', 'l', 'l');

/** A weight or volume with its price against the first one. */
function amounts(code: string, name: Text, unit: Text, steps: [amount: number, priceFactor: number][]): Axis {
  const label = (amount: number) => {
    const decimal = String(amount).replace('.', ',');
    return text(`${decimal} ${unit.ru}`, `${decimal} ${unit.uz}`, `${amount} ${unit.en}`);
  };
  const values: AxisValue[] = steps.map(([amount, priceFactor]) => ({ label: label(amount), priceFactor }));
  return { code, name, values, take: [Math.min(2, steps.length), steps.length] };
}

export const grams = (...steps: [number, number][]) =>
  amounts('weight', text('Вес', 'Vazni', 'Weight'), text('г', 'g', 'g'), steps);
export const kilograms = (...steps: [number, number][]) =>
  amounts('weight', text('Вес', 'Vazni', 'Weight'), KILOGRAM, steps);
export const litres = (...steps: [number, number][]) =>
  amounts('volume', text('Объём', 'Hajmi', 'Volume'), LITRE, steps);
export const pieces = (...steps: [number, number][]) =>
  amounts('pieces', text('Количество', 'Soni', 'Pieces'), PIECE, steps);

/** A value of the axis of kinds: fat, roast, taste. */
export function choice(code: string, name: Text, take: [number, number], ...labels: Text[]): Axis {
  return { code, name, values: labels.map((label) => ({ label })), take };
}
