/** Widths of bars and gaps of each digit, by the parity of its dark modules. */
const ODD = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
const EVEN = ODD.map((widths) => [...widths].reverse().join(''));
/** Parities of the six left digits, by the digit that comes first. */
const FIRST = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

/**
 * Reads an EAN-13 as a scanner does: from one line across it, true where it is dark. Undefined without such a
 * barcode, with too little light beside it, or with a wrong check digit.
 */
export function readBars(line: readonly boolean[]): string | undefined {
  const runs: { dark: boolean; length: number }[] = [];
  for (const dark of line) {
    const last = runs.at(-1);
    if (last?.dark === dark) last.length += 1;
    else runs.push({ dark, length: 1 });
  }
  const begin = runs.findIndex(({ dark }) => dark);
  const bars = runs.slice(begin, begin + 59);
  if (begin < 1 || bars.length < 59) return undefined;
  const module = bars.reduce((sum, { length }) => sum + length, 0) / 95;
  const beside = [runs[begin - 1], runs[begin + 59]].map((run) => (run?.length ?? 0) / module);
  if ((beside[0] ?? 0) < 10 || (beside[1] ?? 0) < 6) return undefined;
  const widths = bars.map(({ length }) => Math.round(length / module));
  const digit = (at: number) => widths.slice(at, at + 4).join('');
  const left = [3, 7, 11, 15, 19, 23].map(digit);
  const right = [32, 36, 40, 44, 48, 52].map(digit);
  const first = FIRST.indexOf(left.map((one) => (ODD.includes(one) ? 'O' : 'E')).join(''));
  const digits = [
    first,
    ...left.map((one) => Math.max(ODD.indexOf(one), EVEN.indexOf(one))),
    ...right.map((one) => ODD.indexOf(one)),
  ];
  const sum = digits.reduce((total, one, at) => total + one * (at % 2 === 0 ? 1 : 3), 0);
  return digits.every((one) => one >= 0) && sum % 10 === 0 ? digits.join('') : undefined;
}
