import type { Banner } from '#contract/market.ts';
import type { ShopView } from '#view/shop-view.ts';

/** A slide or banner as one language shows it. */
export interface BannerView {
  id: number;
  title: string;
  text: string;
  /** What the link is called where all it says stands in its picture; else empty. */
  alt: string;
  href: string;
  /** Null where the banner does not show on such devices. */
  desktop: string | null;
  mobile: string | null;
  endAt: string | null;
}

/**
 * Slides or banners that the page's language shows: active, not past their end, with a picture for some
 * device. A language without texts of its own takes those of the shop's default language.
 */
export function shownBanners(shop: ShopView, banners: readonly Banner[]): BannerView[] {
  return banners.flatMap((banner, index) => {
    const own = banner.translations[shop.language] ?? banner.translations[shop.defaultLanguage];
    if (!banner.active || !own || !(own.desktopIsActive || own.mobileIsActive)) return [];
    if (banner.endAt !== null && shop.isPast(banner.endAt)) return [];
    return [
      {
        id: banner.id,
        title: own.title,
        text: own.text,
        alt: own.title || own.text ? '' : shop.t('home.offer', { number: index + 1 }),
        href: shop.link(own.link),
        desktop: own.desktopIsActive ? own.imageDesktop : null,
        mobile: own.mobileIsActive ? own.imageMobile : null,
        endAt: banner.endAt,
      },
    ];
  });
}
