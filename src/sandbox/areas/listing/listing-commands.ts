import { filterConfigurationSchema } from '#contract/filter.ts';
import { documentCommands } from '#sandbox/http/document-commands.ts';
import { relatedCategoriesSchema } from '#sandbox/store/document-kinds.ts';

export const listingCommands = [
  ...documentCommands('filter-configurations', 'filter-configuration', filterConfigurationSchema),
  ...documentCommands('related-categories', 'related-categories', relatedCategoriesSchema),
];
