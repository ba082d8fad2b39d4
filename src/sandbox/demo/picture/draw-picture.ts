import { IMAGE_SIZES, type ImageSize } from '#contract/value/image-size.ts';
import { drawable } from './color.ts';
import { joinPicture } from './join-picture.ts';
import { PICTURE_KINDS, readPictureFile } from './picture-file.ts';
import { BRANDED_SHOPS } from './picture-url.ts';

const PRODUCT = /^([a-z]{1,20}(?:-[a-z]{1,20})?)-([0-9a-f]{6})-([0-3])-(\d{1,9})(?:\.(?:jpg|svg))?$/;
const SCENE = /^scene-([a-z]{1,20})-([a-z]{1,20}(?:-[a-z]{1,20})?)-(desktop|mobile)(?:\.(?:jpg|svg))?$/;
const LOGO = /^(logo|logo-on-dark|symbol)-([a-z]{1,20})(?:\.svg)?$/;

const SHOPS: ReadonlySet<string> = new Set([...BRANDED_SHOPS, 'generated']);
const VIEWS = ['front', 'turned', 'close-up', 'in-use'];

/**
 * Draws the picture that a name of the media folder asks for, as SVG text; undefined for a name that means no
 * picture. The same name is always the same text.
 */
export function drawPictureByName(name: string, size: ImageSize): string | undefined {
  if (!IMAGE_SIZES.includes(size)) return undefined;
  return drawProduct(name, size) ?? drawScene(name, size) ?? drawLogo(name, size);
}

function drawProduct(name: string, size: ImageSize): string | undefined {
  const [, product = '', color, view, seed = ''] = PRODUCT.exec(name) ?? [];
  if (!PICTURE_KINDS.has(product)) return undefined;
  return draw(`view/${VIEWS[Number(view)]}`, size, product, {
    product,
    main: drawable(`#${color}`),
    seed: String(Number(seed)),
  });
}

function drawScene(name: string, size: ImageSize): string | undefined {
  const [, shop = '', product = '', screen] = SCENE.exec(name) ?? [];
  if (!SHOPS.has(shop) || !PICTURE_KINDS.has(product)) return undefined;
  const seed = [...product].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return draw(`scene/${screen}`, size, `logo/${shop}`, { product, seed: String(seed) });
}

function drawLogo(name: string, size: ImageSize): string | undefined {
  const [, form, shop = ''] = LOGO.exec(name) ?? [];
  if (!SHOPS.has(shop)) return undefined;
  const file = form === 'symbol' ? 'view/symbol' : `logo/${shop}`;
  const inverse = form === 'logo-on-dark' ? colorsOnDark(`logo/${shop}`) : {};
  return draw(file, size, `logo/${shop}`, { shop, ...inverse });
}

/** The colours of a file on dark ground: `--dark-mark` stands in for `--mark`. */
function colorsOnDark(name: string): Record<string, string> {
  return Object.fromEntries(
    [...readPictureFile(name).variables].flatMap(([key, [value = '']]) =>
      key.startsWith('dark-') ? [[key.slice('dark-'.length), value]] : [],
    ),
  );
}

/** A file in a size, with the variables that it is given and those of the file `settings`. */
function draw(name: string, size: ImageSize, settings: string, given: Record<string, string>): string {
  const file = readPictureFile(name);
  const { width, height, attributes } = file;
  const shown = size === 'original' ? width : Number.parseInt(size, 10);
  const variables = new Map(readPictureFile(settings).variables);
  for (const [key, value] of Object.entries(given)) variables.set(key, [value]);
  const frame = `width="${shown}" height="${Math.round((shown * height) / width)}"${attributes}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${joinPicture(file, variables)}</svg>`;
}
