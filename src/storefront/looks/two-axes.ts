import { type Rows, shared } from './rows.ts';

/** A layout that is made of two choices, which other layouts share. */
export interface TwoAxes {
  /** Its use in a few words, for whoever chooses a variant. */
  purpose: string;
  /** The choices, as classes of the part's container. */
  classes: readonly string[];
  /** Style sheets beside those of all such pages, by their paths below `src` without `.css`. */
  sheets: readonly string[];
}

/** Two choices of a part; the `usual` ones need no sheet beside the part's own. */
interface Axes<One extends string, Other extends string> {
  /** Begins the classes: `checkout-look--left`. */
  part: string;
  /** Folder of the sheets, each named like its choice. */
  folder: string;
  usual: readonly [One, Other];
}

/** The rows of a table, each of its purpose and two choices, and the numbers that share a row of another. */
export function twoAxes<One extends string, Other extends string>(
  { part, folder, usual }: Axes<One, Other>,
  rows: Rows<readonly [purpose: string, one: One, other: Other]>,
  sharing: Readonly<Record<number, number>> = {},
): Rows<TwoAxes> {
  const look = ([purpose, ...chosen]: readonly [string, One, Other]): TwoAxes => ({
    purpose,
    classes: chosen.map((choice) => `${part}-look--${choice}`),
    sheets: chosen.filter((choice, at) => choice !== usual[at]).map((choice) => `${folder}/${choice}`),
  });
  const looks = Object.entries(rows).map(([number, row]) => [number, look(row)]);
  return shared({ ...Object.fromEntries(looks), 1: look(rows[1]) }, sharing);
}
