import type { Banner } from '#contract/market/market-schema.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

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

/** When the picture of a slide is fetched. */
export interface PictureOrder {
  /** A screen begins with it. */
  leads: boolean;
  /** Until it is near, which a slide that the screen does not show never is. */
  waits: boolean;
}

/** The order of the pictures of slides: some show on phones alone or nowhere but there. */
export function pictureOrder(slides: readonly Pick<BannerView, 'desktop' | 'mobile'>[]): PictureOrder[] {
  const firsts = [slides.findIndex(({ desktop }) => desktop), slides.findIndex(({ mobile }) => mobile)];
  return slides.map(({ desktop, mobile }, index) => {
    const leads = firsts.includes(index);
    return { leads, waits: !leads || !desktop || !mobile };
  });
}

/** Splits off the banners that stand beside slides on wide screens: the first two that show there. */
export function splitBeside<Shown extends Pick<BannerView, 'desktop'>>(
  banners: readonly Shown[],
): { beside: Shown[]; others: Shown[] } {
  const beside = banners.filter(({ desktop }) => desktop).slice(0, 2);
  return { beside, others: banners.filter((banner) => !beside.includes(banner)) };
}
