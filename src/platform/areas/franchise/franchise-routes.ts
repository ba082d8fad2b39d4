import { chooseFranchise, listFranchises, listLocations } from '#contract/catalogue/franchise.ts';
import { readStockForSale } from '#platform/areas/product/products.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle, parseId } from '#platform/http/route.ts';
import { readDocument } from '#platform/store/documents.ts';
import { writeChosenFranchise } from './chosen-franchise.ts';
import { locationsOf, readFranchises, stockedFranchises } from './location.ts';

export const franchiseRoutes = [
  handle(listFranchises, ({ shop, query: { 'stocks[]': stocks } }) => ({
    items: stocks ? stockedFranchises(shop, stocks) : readFranchises(shop),
  })),

  handle(chooseFranchise, ({ shop, params, customer }) => {
    const id = parseId('id', params.id);
    return shop.sql.transaction(() => {
      const franchise = readDocument(shop, 'franchise', String(id))?.data;
      if (!franchise) throw notFound(`There is no branch ${id}.`, 'id');
      writeChosenFranchise(shop, customer.id, id);
      return { franchise };
    });
  }),

  handle(listLocations, ({ shop, params }) => {
    const sale = readStockForSale(shop, params.id);
    if (!sale) throw notFound(`There is no stock ${params.id}.`, 'id');
    const { stock, tracking } = sale.variation;
    return { items: locationsOf(readFranchises(shop), { ...stock, tracking }) };
  }),
];
