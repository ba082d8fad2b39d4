import { getVariation } from '#contract/catalogue/variation.ts';
import { discountPercent } from '#domain/pricing/price.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';

export const variationCases = [
  caseOf(getVariation, {
    input: async (world) => ({ params: { id: (await world.anyVariation()).variation.id } }),
    async check({ product, data, variations, suppliers, rating }, probe, world) {
      const sold = await world.anyVariation();
      probe.equal('product.id', product.id, sold.product.id);
      probe.equal('product.categoryId', product.categoryId, sold.product.categoryId);
      probe.equal('product.minOrder', product.minOrder, sold.product.minOrder);
      probe.equal('data.variation', data.variation, sold.variation);
      probe.equal('data.newPrice', data.newPrice, sold.variation.newPrice);
      probe.equal('data.oldPrice', data.oldPrice, sold.variation.oldPrice);
      probe.equal('data.discount', data.discount, data.oldPrice - data.newPrice);
      probe.equal(
        'data.discountPercent',
        data.discountPercent,
        discountPercent(data.newPrice, data.oldPrice),
      );
      probe.equal('data.count', data.count, sold.variation.stock.count);
      probe.equal('data.stock.id', data.stock.id, sold.variation.stock.id);
      probe.equal('data.stock.sellPrice.first', data.stock.sellPrice.first, data.oldPrice);
      probe.equal('data.stock.sellPrice.UZS', data.stock.sellPrice.UZS, data.newPrice);
      probe.equal('ids of variations', idsOf(variations), idsOf(sold.product.variations));
      probe.equal(
        'ids of suppliers',
        idsOf(suppliers),
        [...new Set(sold.product.variations.map(({ stock }) => stock.supplierId))].sort(byNumber),
      );
      probe.equal('rating', rating, sold.product.rating);
    },
  }),
];

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map(({ id }) => id).sort(byNumber);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
