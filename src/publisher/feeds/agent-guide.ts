import {
  agentGuidePath,
  catalogueFeedPath,
  categoryPath,
  fullAddress,
  markdownPath,
  sitemapPath,
} from '#domain/link/paths.ts';
import type { MenuLink } from '#storefront/view/menu.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { type FeedSource, welcomesCrawlers } from './feed-source.ts';
import { joinParts, markdownLink, markdownText } from './markdown.ts';

/** `llms.txt`: what the shop is, and where programs that read for people find it as text. */
export function* agentGuide({ shop }: FeedSource): Generator<string> {
  const name = shop.text(shop.identity.name);
  yield joinParts([`# ${markdownText(name)}`, `> ${markdownText(shop.text(shop.identity.slogan) || name)}`]);
  if (!welcomesCrawlers(shop)) return;
  const categories = shop.mainCategories().map((one) => {
    const address = shop.url(markdownPath(categoryPath(one.slug)));
    return `- ${markdownLink(shop.text(one.name), address)}`;
  });
  const pages = pageLines(shop, shop.menu('footer'));
  yield `\n${joinParts([
    'Prices are in UZS, whole soums. Every page of a product or category is there as Markdown, too: put ' +
      '`.md` behind its address.',
    contactLine(shop),
    categories.length > 0 ? '## Catalogue' : '',
    categories,
    pages.length > 0 ? '## About the shop' : '',
    pages,
    '## Data',
    [
      `- ${markdownLink('All offers', shop.url(catalogueFeedPath()))}: a schema.org Product a line, as JSON`,
      `- ${markdownLink('Sitemap', fullAddress(sitemapPath(), shop.origin))}: every page with its last change`,
    ],
    shop.languages.length > 1 ? '## Other languages' : '',
    shop.languages
      .filter((one) => one !== shop.language)
      .map((one) => `- ${markdownLink(one, shop.url(agentGuidePath(), one))}`),
  ])}`;
}

function contactLine({ contact }: ShopView): string {
  const ways = [...contact.phones, ...(contact.email ? [contact.email] : [])];
  return ways.length > 0 ? `Contact: ${ways.map(markdownText).join(', ')}` : '';
}

/** Pages of the shop itself that a menu leads to. */
function pageLines(shop: ShopView, links: readonly MenuLink[]): string[] {
  return links.flatMap(({ name, href, children }) => [
    ...(href.startsWith('/') && children.length === 0
      ? [`- ${markdownLink(name, fullAddress(href, shop.origin))}`]
      : []),
    ...pageLines(shop, children),
  ]);
}
