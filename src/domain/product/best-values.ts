/** Units of which more is better in any product, as each language writes them, with what one is worth. */
const UNITS: Readonly<Record<string, { kind: string; worth: number }>> = {
  ...unit('memory', 1, 'ГБ', 'GB'),
  ...unit('memory', 1024, 'ТБ', 'TB'),
  ...unit('charge', 1, 'мА·ч', 'mA·soat', 'mAh', 'mA·h'),
  ...unit('rate', 1, 'Гц', 'Gs', 'Hz'),
  ...unit('pixels', 1, 'Мп', 'Mp', 'MP'),
};

/** One number and its unit, like `до 120 Гц`; a text with a second number is no measure. */
const MEASURE = /^\D*?(\d[\d\s]*(?:[.,]\d+)?)\s*([^\d\s]+)$/;

/**
 * Places of the best values of a characteristic. None where the unit does not tell that more is better, where
 * a value is missing or in another unit, or where all are as good.
 */
export function bestValues(values: readonly string[]): number[] {
  const measures = values.map(measureOf);
  const amounts = measures.flatMap((one) => (one && one.kind === measures[0]?.kind ? [one.amount] : []));
  if (amounts.length < Math.max(values.length, 2)) return [];
  const most = Math.max(...amounts);
  return amounts.every((one) => one === most) ? [] : amounts.flatMap((one, at) => (one === most ? [at] : []));
}

/** Places of the lowest of several prices; none where all are alike. */
export function lowestPrices(prices: readonly number[]): number[] {
  const least = Math.min(...prices);
  return prices.every((one) => one === least) ? [] : prices.flatMap((one, at) => (one === least ? [at] : []));
}

/**
 * Places of values unlike those of most products; none where no value is that of more than half of them.
 */
export function oddValues(values: readonly string[]): number[] {
  const counts = Map.groupBy(values, (value) => value.trim().replace(/\s+/g, ' ').toLowerCase());
  const [usual] = [...counts].find(([, same]) => same.length * 2 > values.length) ?? [];
  if (usual === undefined) return [];
  return values.flatMap((value, at) => (counts.get(usual)?.includes(value) ? [] : [at]));
}

function measureOf(text: string): { kind: string; amount: number } | undefined {
  const [, number = '', name = ''] = MEASURE.exec(text.trim()) ?? [];
  const found = UNITS[name];
  const amount = Number(number.replace(/\s/g, '').replace(',', '.'));
  return found && { kind: found.kind, amount: amount * found.worth };
}

function unit(kind: string, worth: number, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { kind, worth }]));
}
