import type { Banner } from '#contract/market/market-schema.ts';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { categoryPath } from '#domain/link/paths.ts';
import { sceneUrl } from '#sandbox/demo/picture/picture-url.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';

/** The end of the last slide or banner: a season's offer. The others never end. */
const OFFER_END = '2027-12-31T18:59:59.000Z';

/** Slides or banners with a link to a category's page; the storefront opens it in the page's language. */
export function seedBanners(source: ShopSource, drafts: ShopSource['slides'], firstId: number): Banner[] {
  return drafts.map(({ title, text, categorySlug, picture }, index) => {
    const scene = {
      imageDesktop: sceneUrl(source.name, picture, 'desktop'),
      imageMobile: sceneUrl(source.name, picture, 'mobile'),
    };
    const translations: Banner['translations'] = {};
    for (const language of LANGUAGES) {
      translations[language] = {
        title: title[language],
        text: text[language],
        link: categoryPath(categorySlug),
        desktopIsActive: true,
        mobileIsActive: true,
        ...scene,
      };
    }
    return {
      id: firstId + index,
      active: true,
      endAt: index === drafts.length - 1 ? OFFER_END : null,
      sort: (index + 1) * 10,
      translations,
    };
  });
}
