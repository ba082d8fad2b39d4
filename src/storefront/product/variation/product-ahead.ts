import { getProduct } from '#contract/catalogue/catalogue.ts';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { type CallOptions, callShop } from '#storefront/platform-client/call-shop.ts';
import { shownProduct } from '#storefront/pricing/shown-price.ts';

/** Milliseconds in which a press that began is over: what it asked for is shown then, or never. */
const PRESS = 3_000;

/** The product of the last press, on its way or here, while the code of its dialog loads. */
let ahead: { variationId: number; until: number; product: Promise<Product>; ready?: Product } | undefined;

/** Asks for the product of a variation whose dialog is about to open; once a press. */
export function askProduct(variationId: number): void {
  if (isAhead(variationId)) return;
  const asked = askNow(variationId);
  const mine: typeof ahead = { variationId, until: Date.now() + PRESS, product: asked };
  asked.then(
    (product) => {
      mine.ready = product;
    },
    // The dialog tells of a failure.
    () => {},
  );
  ahead = mine;
}

/** The product that was asked for ahead, if it is here: a dialog then shows it at once. */
export function readyProduct(variationId: number): Product | undefined {
  return isAhead(variationId) ? ahead?.ready : undefined;
}

/** The product of a variation: what was asked for ahead, once, else what is asked for now. */
export function fetchProduct(variationId: number, signal: AbortSignal): Promise<Product> {
  if (!ahead || !isAhead(variationId)) return askNow(variationId, { signal });
  const { product } = ahead;
  ahead = undefined;
  return product;
}

async function askNow(variationId: number, options?: CallOptions): Promise<Product> {
  return shownProduct(await callShop(getProduct, { params: { id: variationId } }, options));
}

const isAhead = (variationId: number) => ahead?.variationId === variationId && Date.now() < ahead.until;
