import { categorySchema } from '#contract/catalogue/catalogue-schema.ts';
import { brandSchema, supplierSchema } from '#contract/market/market-schema.ts';
import { documentCommands } from '#platform/http/document-commands.ts';

export const catalogueCommands = [
  ...documentCommands('categories', 'category', categorySchema),
  ...documentCommands('brands', 'brand', brandSchema),
  ...documentCommands('suppliers', 'supplier', supplierSchema),
];
