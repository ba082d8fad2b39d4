import { isRecord } from '#domain/parse/is-record.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';

/**
 * Time until which no code can be requested, in milliseconds since 1970, by purpose and phone or user name;
 * shared by all open tabs.
 */
export const $codePauses = keptAtom<Readonly<Record<string, number>>>(
  'code-pauses:v1',
  'customer',
  {},
  { encode: JSON.stringify, decode: parsePauses },
);

function parsePauses(text: string): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).filter(
        (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
      ),
    );
  } catch {
    return {};
  }
}
