import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { HtmlCleaner } from './clean-html.ts';

const PRODUCTS_AT_A_STRETCH = 10;

/**
 * The products with clean descriptions. Lets other work run in between: hundreds of texts at a stretch would
 * hold up the calls of other shops.
 */
export async function cleanProducts(products: readonly Product[], html: HtmlCleaner): Promise<Product[]> {
  const clean: Product[] = [];
  for (const product of products) {
    clean.push({
      ...product,
      description: html.cleanAll(product.description),
      shortDescription: html.cleanAll(product.shortDescription),
    });
    if (clean.length % PRODUCTS_AT_A_STRETCH === 0) await letOthersRun();
  }
  return clean;
}
