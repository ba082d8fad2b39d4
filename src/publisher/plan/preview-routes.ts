import {
  cartPath,
  categoryPath,
  checkoutPath,
  homePath,
  loginPath,
  productPath,
  profilePath,
  supplierPath,
} from '#domain/link/paths.ts';

/** Routes that are looked through: of larger shops some kinds may be missing. */
const LOOKED_AT = 2_000;

/** Pages that every shop has. */
const FIXED = [homePath(), cartPath(), checkoutPath(), profilePath(), loginPath()];

const CATEGORY = new RegExp(`^${categoryPath('[^/]+')}$`);
const PRODUCT = numbered(productPath(0));
const SUPPLIER = numbered(supplierPath(0));

/**
 * Routes of a staged preview: one of each kind that an owner chooses a look for, as far as the shop has it.
 * Takes the routes of a snapshot in their order.
 */
export function previewRoutes(routes: Iterable<string>): string[] {
  const fixed = new Set<string>();
  let category: string | undefined;
  let product: string | undefined;
  let supplier: string | undefined;
  for (const path of Iterator.from(routes).take(LOOKED_AT)) {
    if (FIXED.includes(path)) fixed.add(path);
    // The last one before the first product is the one that lists it.
    else if (!product && CATEGORY.test(path)) category = path;
    else if (!product && PRODUCT.test(path)) product = path;
    else if (!supplier && SUPPLIER.test(path)) supplier = path;
  }
  const previews = [...FIXED.filter((path) => fixed.has(path)), category, product, supplier];
  return previews.filter((path) => path !== undefined);
}

function numbered(path: string): RegExp {
  return new RegExp(`^${path.replace('0', '\\d+')}$`);
}
