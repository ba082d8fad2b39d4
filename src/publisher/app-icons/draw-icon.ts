import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { escapeXml } from '#lib/escape-xml.ts';
import type { Decoded } from './decode.ts';

/** Content of an icon: a picture of the shop, or the first letter of its name. */
export interface IconDesign {
  picture: Decoded | undefined;
  letter: string;
  /** Behind the letter. */
  color: string;
  /** The letter. */
  ink: string;
}

export interface IconForm {
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that the picture takes: 1 leaves no margin. */
  fill: number;
  /** Colour around a picture; transparent where left out. */
  background?: string;
}

/** Icons of pictures that were drawn last, some ten of each shop: another colour leaves them as they are. */
const drawn = new LRUCache<string, Buffer>({ max: 200 });

/** A square icon as PNG. */
export async function drawIcon(design: IconDesign, form: IconForm): Promise<Buffer> {
  const { picture } = design;
  if (!picture)
    return sharp(Buffer.from(letterIcon(design, form)))
      .png()
      .toBuffer();
  const key = JSON.stringify([picture.digest, form]);
  const known = drawn.get(key);
  if (known) return known;
  const icon = await frame(picture, form);
  drawn.set(key, icon);
  return icon;
}

async function frame(picture: Decoded, { size, fill, background = '#ffffff00' }: IconForm): Promise<Buffer> {
  const inner = Math.round(size * fill);
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: await picture.fit(inner, inner) }])
    .png()
    .toBuffer();
}

function letterIcon({ letter, color, ink }: IconDesign, { size, fill }: IconForm): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${color}"/>` +
    `<text x="50" y="50" dy=".36em" text-anchor="middle" font-size="${Math.round(62 * fill)}" ` +
    `font-family="Arial,'Noto Sans','DejaVu Sans',sans-serif" font-weight="700" fill="${ink}">` +
    `${escapeXml(letter)}</text></svg>`
  );
}

/** An ICO file that holds these square PNGs. */
export function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + index * 16;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
