import { IMAGE_SIZES, type ImageSize } from '#contract/value/image-size.ts';
import { Definitions, Ink } from './brush/ink.ts';
import { backProduct, closeUp, frontProduct, productInUse } from './composition.ts';
import { DRAWINGS } from './kinds.ts';
import { drawLogo, drawSymbol } from './logo.ts';
import { BRANDED_SHOPS, type PictureShop } from './picture-url.ts';
import { drawScene } from './scene.ts';

const PRODUCT = /^([a-z]{1,20}(?:-[a-z]{1,20})?)-([0-9a-f]{6})-([0-3])-(\d{1,9})(?:\.(?:jpg|svg))?$/;
const SCENE = /^scene-([a-z]{1,20})-([a-z]{1,20}(?:-[a-z]{1,20})?)-(desktop|mobile)(?:\.(?:jpg|svg))?$/;
const LOGO = /^(logo|symbol)-([a-z]{1,20})(?:\.svg)?$/;

const ORIGINAL_WIDTH = 1200;
const VIEWS = [frontProduct, backProduct, closeUp, productInUse] as const;

/**
 * Draws the picture that a name of the media folder asks for, as SVG text; undefined for a name that means no
 * picture. The same name is always the same text.
 */
export function drawPictureByName(name: string, size: ImageSize): string | undefined {
  if (!IMAGE_SIZES.includes(size)) return undefined;
  return drawProduct(name, size) ?? drawShopScene(name, size) ?? drawShopLogo(name, size);
}

function drawProduct(name: string, size: ImageSize): string | undefined {
  const [, kind = '', color, view, seed] = PRODUCT.exec(name) ?? [];
  const drawing = drawingOf(kind);
  const compose = VIEWS[Number(view)];
  if (!drawing || !compose) return undefined;
  const definitions = new Definitions();
  const ink = new Ink(`#${color}`, Number(view), Number(seed), definitions);
  return svg(800, 800, widthOf(size, ORIGINAL_WIDTH), definitions, compose(drawing, ink));
}

function drawShopScene(name: string, size: ImageSize): string | undefined {
  const [, shopName, kind = '', screen] = SCENE.exec(name) ?? [];
  const shop = pictureShopOf(shopName);
  const drawing = drawingOf(kind);
  if (!shop || !drawing) return undefined;
  const wide = screen === 'desktop';
  const [width, height] = wide ? ([1440, 520] as const) : ([780, 780] as const);
  const definitions = new Definitions();
  return svg(
    width,
    height,
    widthOf(size, width),
    definitions,
    drawScene(shop, kind, drawing, wide, definitions),
  );
}

function drawShopLogo(name: string, size: ImageSize): string | undefined {
  const [, form, shopName] = LOGO.exec(name) ?? [];
  const shop = pictureShopOf(shopName);
  if (!shop) return undefined;
  const definitions = new Definitions();
  if (form === 'symbol') return svg(160, 160, widthOf(size, 160), definitions, drawSymbol(shop));
  return svg(160, 40, widthOf(size, 160), definitions, drawLogo(shop));
}

function drawingOf(kind: string) {
  return Object.hasOwn(DRAWINGS, kind) ? DRAWINGS[kind] : undefined;
}

function pictureShopOf(name: string | undefined): PictureShop | undefined {
  return name === 'generated' ? name : BRANDED_SHOPS.find((shop) => shop === name);
}

function widthOf(size: ImageSize, original: number): number {
  return size === 'original' ? original : Number.parseInt(size, 10);
}

function svg(
  width: number,
  height: number,
  shown: number,
  definitions: Definitions,
  content: string,
): string {
  const shownHeight = Math.round((shown * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${shownHeight}" viewBox="0 0 ${width} ${height}">${definitions}${content}</svg>`;
}
