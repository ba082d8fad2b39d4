import { filterConfigurationSchema } from '#contract/catalogue/filter.ts';
import { documentCommands } from '#platform/http/document-commands.ts';
import { relatedCategoriesSchema } from '#platform/store/document-kinds.ts';

export const listingCommands = [
  ...documentCommands('filter-configurations', 'filter-configuration', filterConfigurationSchema),
  ...documentCommands('related-categories', 'related-categories', relatedCategoriesSchema),
];
