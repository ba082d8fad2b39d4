import type { Banner } from '#contract/market/market-schema.ts';
import { typeset } from '#domain/text/typeset.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** A slide or banner as one language shows it. */
export interface BannerView {
  id: number;
  title: string;
  text: string;
  /** Name of a link whose text is only in its picture; else empty. */
  alt: string;
  href: string;
  /** Null if the banner is not shown on such devices. */
  desktop: string | null;
  mobile: string | null;
  endAt: string | null;
}

/**
 * Slides or banners to show in the page's language: active, not expired, with a picture for some device. A
 * language without texts of its own uses those of the shop's default language.
 */
export function shownBanners(shop: ShopView, banners: readonly Banner[]): BannerView[] {
  return banners.flatMap((banner, index) => {
    const own = banner.translations[shop.language] ?? banner.translations[shop.defaultLanguage];
    if (!banner.active || !own || !(own.desktopIsActive || own.mobileIsActive)) return [];
    if (banner.endAt !== null && shop.isPast(banner.endAt)) return [];
    return [
      {
        id: banner.id,
        title: typeset(own.title, shop.language),
        text: typeset(own.text, shop.language),
        alt: own.title || own.text ? '' : shop.t('home.offer', { number: index + 1 }),
        href: shop.link(own.link),
        desktop: own.desktopIsActive ? own.imageDesktop : null,
        mobile: own.mobileIsActive ? own.imageMobile : null,
        endAt: banner.endAt,
      },
    ];
  });
}

/** Loading of a slide's picture. */
export interface PictureOrder {
  /** True for the first slide of some kind of device: loaded first. */
  leads: boolean;
  /** True for lazy loading: a slide that this device does not show is then never loaded. */
  waits: boolean;
}

/** Loading of the slides' pictures. A slide may be for phones alone, or for all other devices alone. */
export function pictureOrder(slides: readonly Pick<BannerView, 'desktop' | 'mobile'>[]): PictureOrder[] {
  const firsts = [slides.findIndex(({ desktop }) => desktop), slides.findIndex(({ mobile }) => mobile)];
  return slides.map(({ desktop, mobile }, index) => {
    const leads = firsts.includes(index);
    return { leads, waits: !leads || !desktop || !mobile };
  });
}

/** Splits off the banners beside slides on wide screens: the first two with a picture for these. */
export function splitBeside<Shown extends Pick<BannerView, 'desktop'>>(
  banners: readonly Shown[],
): { beside: Shown[]; others: Shown[] } {
  const beside = banners.filter(({ desktop }) => desktop).slice(0, 2);
  return { beside, others: banners.filter((banner) => !beside.includes(banner)) };
}
