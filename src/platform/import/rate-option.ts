import { parseAmount } from './amount.ts';
import { currencyCode } from './currency.ts';
import { ImportError } from './import-error.ts';

/** The code of a currency as a command line names it. Throws `ImportError`. */
export function parseCurrency(text: string): string {
  const code = currencyCode(text.toUpperCase());
  if (!/^[A-Z]{3}$/.test(code)) throw new ImportError(`--currency must be like UZS, not "${text}".`);
  return code;
}

/** `USD=12500`: UZS for one of a currency. Throws `ImportError`. */
export function parseRate(text: string): [string, number] {
  const [, code = '', number = ''] = /^([A-Za-z]{3})=(.+)$/.exec(text) ?? [];
  const rate = parseAmount(number);
  if (!rate) throw new ImportError(`--rate must be like USD=12500, not "${text}".`);
  return [currencyCode(code.toUpperCase()), rate];
}
