import { EAN13 } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';
import { correction, generate } from 'lean-qr';

/** Dark parts of a picture as the path of an SVG, and how large it is in modules, its light edge included. */
export interface CodePicture {
  width: number;
  height: number;
  path: string;
}

/** Light modules around a QR code, and before and behind a barcode, that scanners want. */
const QR_EDGE = 4;
const BAR_EDGES = { before: 11, behind: 7 };

/** How high the barcode is, in its modules. */
const BAR_HEIGHT = 36;

/** The QR code of a text; it can be read where a third of it is covered. */
export function drawQr(text: string): CodePicture {
  const modules = generate(text, { minCorrectionLevel: correction.H });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    runs(Array.from({ length: size }, (_, column) => modules.get(column, row))).map(
      ([begin, length]) => `M${begin + QR_EDGE} ${row + QR_EDGE}h${length}v1h-${length}z`,
    ),
  );
  const whole = size + 2 * QR_EDGE;
  return { width: whole, height: whole, path: rows.flat().join('') };
}

/** The EAN-13 barcode of 13 digits; undefined where the last one does not check the others. */
export function drawBars(digits: string): CodePicture | undefined {
  const barcode = new EAN13(digits, { flat: true });
  if (!barcode.valid()) return undefined;
  const bars = [...barcode.encode().data].map((module) => module === '1');
  const { before, behind } = BAR_EDGES;
  return {
    width: before + bars.length + behind,
    height: BAR_HEIGHT,
    path: runs(bars)
      .map(([begin, length]) => `M${begin + before} 0h${length}v${BAR_HEIGHT}h-${length}z`)
      .join(''),
  };
}

/** Where dark modules stand beside each other: the first of them, and how many. */
function runs(dark: readonly boolean[]): [begin: number, length: number][] {
  return dark.reduce<[number, number][]>((found, isDark, at) => {
    const last = found.at(-1);
    if (isDark && last && last[0] + last[1] === at) last[1] += 1;
    else if (isDark) found.push([at, 1]);
    return found;
  }, []);
}
