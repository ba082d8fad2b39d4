import type { Settings } from '#contract/market/settings.ts';
import {
  allCategoriesPath,
  brandsPath,
  cartPath,
  cashbackPath,
  comparePath,
  favouritesPath,
  homePath,
  marketsPath,
  ordersPath,
  profilePath,
  suppliersPath,
} from '#domain/link/paths.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import type { IconName } from './icon/icon.ts';

/** Targets of headers and menus. */
export interface Place {
  name: PlaceName;
  href: string;
  icon: IconName;
  label: string;
  /** Counter beside it. */
  badge?: 'cart' | 'favourite' | 'compare' | undefined;
}

interface KnownPlace extends Pick<Place, 'icon' | 'badge'> {
  path: string;
  label: MessageKey;
  /** Setting that switches it on; always on if left out. */
  setting?: keyof Settings;
}

const PLACES = {
  home: { path: homePath(), icon: 'home', label: 'shell.home' },
  catalogue: { path: allCategoriesPath(), icon: 'grid', label: 'shell.catalogue' },
  favourites: {
    path: favouritesPath(),
    icon: 'heart',
    label: 'shell.favourites',
    badge: 'favourite',
    setting: 'showFavorite',
  },
  compare: {
    path: comparePath(),
    icon: 'compare',
    label: 'shell.compare',
    badge: 'compare',
    setting: 'showCompareProduct',
  },
  cashback: { path: cashbackPath(), icon: 'qr', label: 'shell.cashback', setting: 'showQrCashback' },
  cart: { path: cartPath(), icon: 'cart', label: 'shell.cart', badge: 'cart', setting: 'cartActive' },
  profile: { path: profilePath(), icon: 'user', label: 'shell.profile' },
  orders: { path: ordersPath(), icon: 'box', label: 'account.nav-orders' },
  markets: { path: marketsPath(), icon: 'store', label: 'shell.stores' },
  brands: { path: brandsPath(), icon: 'star', label: 'maker.brands' },
  suppliers: { path: suppliersPath(), icon: 'truck', label: 'maker.suppliers', setting: 'showSupplier' },
} satisfies Record<string, KnownPlace>;

export type PlaceName = keyof typeof PLACES;

/** These places in the page's language, without those that the shop has switched off. */
export function placesOf(shop: ShopView, names: readonly PlaceName[]): Place[] {
  return names.flatMap((name) => {
    const { path, label, setting, ...place }: KnownPlace = PLACES[name];
    if (setting !== undefined && !shop.setting(setting)) return [];
    return [{ name, ...place, href: shop.path(path), label: shop.t(label) }];
  });
}
