import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { MAX_LISTED_CHARACTERISTICS } from '#contract/catalogue/listing-limit.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import { readProducts } from '#platform/areas/product/products.ts';
import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** A product and the variation that stands for it in a list. */
export interface Pick {
  product: number;
  variation: number;
}

/** The items of a list in the order of the picks. */
export function readListed(shop: Shop, picks: readonly Pick[]): ListedVariation[] {
  const products = new Map(
    readProducts(
      shop,
      picks.map(({ product }) => product),
    ).map((product) => [product.id, product]),
  );
  return picks.flatMap((pick) => {
    const product = products.get(pick.product);
    const variation = product?.variations.find(({ id }) => id === pick.variation);
    return product && variation ? [listedVariation(shop, product, variation)] : [];
  });
}

function listedVariation(shop: Shop, product: Product, variation: Variation): ListedVariation {
  const { id, name, sku, barcode, unit, images, videos, properties, stock } = variation;
  const { newPrice, oldPrice, tracking, tiers } = variation;
  const colors = product.variations.flatMap((one) =>
    one.properties.flatMap(({ value }) => value.settings?.color.toLowerCase() ?? []),
  );
  const supplier = readDocument(shop, 'supplier', String(stock.supplierId));
  const brand = product.brandId === null ? undefined : readDocument(shop, 'brand', String(product.brandId));
  return {
    productId: product.id,
    variation: {
      id,
      name,
      productName: product.name,
      sku,
      barcode,
      unit,
      images,
      videos,
      properties,
      product: product.id,
    },
    stock,
    newPrice,
    oldPrice,
    discount: Math.max(0, oldPrice - newPrice),
    discountPercent: discountPercent(newPrice, oldPrice),
    count: stock.count,
    tracking,
    tiers,
    minOrder: product.minOrder,
    supplierId: product.supplierId,
    brandId: product.brandId,
    ...(supplier && { supplierName: supplier.data.name }),
    ...(brand && { brandName: brand.data.name }),
    characteristics: product.characteristics.slice(0, MAX_LISTED_CHARACTERISTICS),
    categoryId: product.categoryId,
    variations: product.variations.length,
    colors: [...new Set(colors)],
    rating: { average: product.rating.average, count: product.rating.count },
  };
}
