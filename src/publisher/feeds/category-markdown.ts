import { categoryPath, markdownPath, productPath } from '#domain/link/paths.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import type { CardEntry, CategoryEntry } from '#storefront/entries/model.ts';
import type { ProductPage } from '#storefront/view/catalogue.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { frontMatter, joinParts, markdownBlocks, markdownLink, markdownText } from './markdown.ts';
import { offerText } from './product-markdown.ts';

/** A page of a category's list in Markdown: what is below it, and its goods with their offers. */
export function categoryMarkdown(
  shop: ShopView,
  category: CategoryEntry,
  list: ProductPage,
  page: number,
): string {
  const { slug } = category;
  const name = shop.text(category.name);
  const address = (path: string) => shop.url(markdownPath(path));
  return joinParts([
    frontMatter({
      title: name,
      url: shop.url(categoryPath(slug, page)),
      products: list.total,
      page,
      pages: list.pages,
      language: shop.language,
    }),
    `# ${markdownText(name)}`,
    page === 1 ? markdownBlocks(shop.text(category.description)) : '',
    page === 1
      ? shop
          .children(category)
          .map((child) => `- ${markdownLink(shop.text(child.name), address(categoryPath(child.slug)))}`)
      : [],
    list.cards.length > 0 ? `## ${shop.t('category.products')}` : '',
    list.cards.map((card) => cardLine(shop, card)),
    page < list.pages ? markdownLink(shop.t('category.next'), address(categoryPath(slug, page + 1))) : '',
  ]);
}

function cardLine(shop: ShopView, card: CardEntry): string {
  const offer = offerOf(variationTerms(card, card.minOrder));
  const link = markdownLink(shop.text(card.name), shop.url(markdownPath(productPath(card.id))));
  return `- ${link}: ${offerText(shop, offer)}`;
}
