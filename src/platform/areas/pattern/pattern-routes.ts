import { listPatterns } from '#contract/cart/pattern.ts';
import { readCategoryTree } from '#platform/areas/catalogue/category-tree.ts';
import { handle } from '#platform/http/route.ts';
import { readDocuments } from '#platform/store/documents.ts';

export const patternRoutes = [
  handle(listPatterns, ({ shop, query }) => {
    const tree = readCategoryTree(shop);
    const asked = new Set(
      query['category[]'].flatMap((id) => tree.pathOf(id).map((category) => category.id)),
    );
    return {
      items: readDocuments(shop, 'pattern').filter(({ categoryIds }) =>
        categoryIds.some((id) => asked.has(id)),
      ),
    };
  }),
];
