import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { VariationDetail } from '#contract/catalogue/variation.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import { locationsOf, readFranchises } from '#platform/areas/franchise/location.ts';
import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** All that the page of a variation shows. */
export function variationDetail(shop: Shop, product: Product, variation: Variation): VariationDetail {
  const { newPrice, oldPrice, stock } = variation;
  const { id, name, description, shortDescription, minOrder, crossSellTags, categoryId, supplierId } =
    product;
  const title = product.seo?.title ?? variation.name;
  const about = product.seo?.description ?? shortDescription;
  const suppliers = [
    ...new Set([stock.supplierId, ...product.variations.map((one) => one.stock.supplierId)]),
  ];
  const brand =
    product.brandId === null ? undefined : readDocument(shop, 'brand', String(product.brandId))?.data;
  return {
    product: {
      id,
      name,
      description,
      shortDescription,
      minOrder,
      crossSellTags,
      categoryId,
      supplier: { id: supplierId },
    },
    data: {
      variation,
      newPrice,
      oldPrice,
      discount: Math.max(0, oldPrice - newPrice),
      discountPercent: discountPercent(newPrice, oldPrice),
      count: stock.count,
      stock: {
        id: stock.id,
        supplier: { id: stock.supplierId },
        sellPrice: {
          order: offerOf(variationTerms(variation, minOrder)).price,
          first: oldPrice,
          UZS: newPrice,
        },
      },
    },
    variations: product.variations.map((one) => ({
      id: one.id,
      properties: one.properties,
      image: one.images[0] ?? null,
      newPrice: one.newPrice,
      oldPrice: one.oldPrice,
      inStock: !one.tracking || one.stock.count > 0,
    })),
    suppliers: suppliers.flatMap((supplier) => readDocument(shop, 'supplier', String(supplier))?.data ?? []),
    locations: locationsOf(readFranchises(shop), { ...stock, tracking: variation.tracking }),
    characteristics: product.characteristics,
    brandAttribute: brand ? { id: brand.id, property_value: brand.name } : null,
    seo: { title, description: about, keyword: name, metaDescription: about, metaKeyword: name },
    rating: product.rating,
  };
}
