import type { NewsCategory } from '#contract/market/content.ts';
import { publicationPath, publicationsPath } from '#domain/link/paths.ts';
import { fullImageUrl } from '#domain/picture/picture.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { NewsType, PublicationEntry } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { listSeo } from './list-seo.ts';
import { type PageHead, positionSeo } from './page-seo.ts';
import { PUBLICATION_WORDS } from './publication-words.ts';
import type { StructuredData } from './schema-org.ts';
import { shopName } from './shop-name.ts';
import { type Crumb, homeCrumb } from './structured-data.ts';

const crumbsOf = (shop: ShopView, type: NewsType): Crumb[] => [
  homeCrumb(shop),
  { name: shop.t(PUBLICATION_WORDS[type].name), path: publicationsPath(type) },
];

/** The head of a list; search engines leave it out while its type has no publication. */
export function publicationsHead(
  shop: ShopView,
  type: NewsType,
  page: number,
  category?: NewsCategory,
): PageHead {
  const crumbs = crumbsOf(shop, type);
  const title = shop.t(PUBLICATION_WORDS[type].name);
  const name = category ? shop.text(category.name) : title;
  if (category) crumbs.push({ name, path: publicationsPath(type, 1, category.slug) });
  const lead = shop.t(PUBLICATION_WORDS[type].lead);
  const seo = listSeo(shop, {
    name: category ? `${title}: ${name}` : title,
    page,
    path: publicationsPath(type, page, category?.slug),
    description: category ? `${name}. ${lead}` : lead,
    position: `list_of_${type}`,
    ...(!category && { single: true }),
    crumbs,
    noindex: !shop.hasPublications(type),
  });
  return { crumbs, seo };
}

/** Type of a publication in structured data. */
const DATA_TYPES: Readonly<Record<NewsType, string>> = {
  news: 'NewsArticle',
  blog: 'BlogPosting',
  article: 'Article',
  share: 'Article',
  education: 'Article',
  company: 'Article',
  other: 'Article',
};

export function publicationHead(shop: ShopView, publication: PublicationEntry): PageHead {
  const { type, slug, image, publishedAt } = publication;
  const title = shop.text(publication.title);
  const path = publicationPath(type, slug);
  const crumbs = [...crumbsOf(shop, type), { name: title, path }];
  const seo = positionSeo(shop, `${type}_card`, {
    title,
    path,
    text: plainText(shop.text(publication.content), Number.POSITIVE_INFINITY),
    crumbs,
    type: 'article',
    image,
  });
  const publisher = { '@type': 'Organization', '@id': `${shop.origin}/#organization`, name: shopName(shop) };
  const picture = fullImageUrl(image, shop.origin);
  const article: StructuredData = {
    '@type': DATA_TYPES[type],
    headline: title,
    description: seo.description,
    datePublished: publishedAt,
    inLanguage: shop.language,
    mainEntityOfPage: shop.url(path),
    ...(picture && { image: [picture] }),
    author: publisher,
    publisher,
  };
  return { crumbs, seo: { ...seo, data: [article, ...seo.data] } };
}
