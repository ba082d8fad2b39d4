import sharp from 'sharp';
import { escapeXml } from '#lib/escape-xml.ts';
import type { Decoded } from './decode.ts';

/** Size that networks and messengers show without cutting. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The card in the middle, and the room that the logo or the name has on it. */
const CARD = { left: 150, top: 135, width: 900, height: 360 };
const ROOM = { left: 230, top: 195, width: 740, height: 240 };

export interface ShareDesign {
  logo: Decoded | undefined;
  name: string;
  color: string;
  accent: string;
}

/** The picture that others show of the shop's pages, as JPEG. */
export async function drawShare(design: ShareDesign): Promise<Buffer> {
  const { logo } = design;
  const picture = sharp(Buffer.from(stage(design)));
  if (logo)
    picture.composite([{ input: await logo.fit(ROOM.width, ROOM.height), left: ROOM.left, top: ROOM.top }]);
  return picture.flatten({ background: design.color }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

function stage({ logo, name, color, accent }: ShareDesign): string {
  const { width, height } = SHARE_SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${color}"/>` +
    `<circle cx="1120" cy="40" r="300" fill="${accent}" opacity=".35"/>` +
    `<circle cx="60" cy="640" r="260" fill="#ffffff" opacity=".12"/>` +
    `<rect x="${CARD.left}" y="${CARD.top}" width="${CARD.width}" height="${CARD.height}" rx="40" fill="#ffffff"/>` +
    `${logo ? '' : nameText(name, color)}</svg>`
  );
}

/** As large as fits; `textLength` keeps wide letters of an unknown font on the card. */
function nameText(name: string, color: string): string {
  const letters = [...name];
  const shown = letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : name;
  const size = Math.min(120, Math.floor(ROOM.width / (Math.max(1, [...shown].length) * 0.62)));
  const width = [...shown].length * size * 0.62 > ROOM.width * 0.95 ? ` textLength="${ROOM.width}"` : '';
  return (
    `<text x="600" y="315" dy=".36em" text-anchor="middle" font-size="${size}"${width} ` +
    `font-family="Arial,'Noto Sans','DejaVu Sans',sans-serif" font-weight="700" fill="${color}">` +
    `${escapeXml(shown)}</text>`
  );
}
