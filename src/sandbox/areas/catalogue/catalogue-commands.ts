import { categorySchema } from '#contract/catalogue.ts';
import { brandSchema, supplierSchema } from '#contract/market.ts';
import { documentCommands } from '#sandbox/http/document-commands.ts';

export const catalogueCommands = [
  ...documentCommands('categories', 'category', categorySchema),
  ...documentCommands('brands', 'brand', brandSchema),
  ...documentCommands('suppliers', 'supplier', supplierSchema),
];
