import { EAN13 } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';
import { correction, generate } from 'lean-qr';

/** Dark parts of a picture as the path of an SVG; its size is in modules and includes the light edge. */
export interface CodePicture {
  width: number;
  height: number;
  path: string;
}

/** Modules of light that scanners need around a QR code, and before and behind a barcode. */
const QR_EDGE = 4;
const BAR_EDGES = { before: 11, behind: 7 };

/** Height of the barcode in modules. */
const BAR_HEIGHT = 36;

/** The QR code of a text; readable with up to a third of it covered. */
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

/** The EAN-13 barcode of 13 digits; undefined if the check digit is wrong. */
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

/** Runs of adjacent dark modules. */
function runs(dark: readonly boolean[]): [begin: number, length: number][] {
  return dark.reduce<[number, number][]>((found, isDark, at) => {
    const last = found.at(-1);
    if (isDark && last && last[0] + last[1] === at) last[1] += 1;
    else if (isDark) found.push([at, 1]);
    return found;
  }, []);
}
