import { type CatalogueView, catalogueView } from './catalogue.ts';
import { type CatalogueMenuView, catalogueMenuView } from './catalogue-menu.ts';
import { compose } from './compose.ts';
import { type ContentView, contentView } from './content.ts';
import { type LanguageView, languageView } from './language.ts';
import { type MakersView, makersView } from './makers.ts';
import { type MarketView, marketView } from './market.ts';
import { type MenuView, menuView } from './menu.ts';
import { type ProductView, productView } from './product.ts';
import type { ShopContext } from './shop-context.ts';
import { type StyleView, styleView } from './style.ts';
import { type TimeView, timeView } from './time.ts';

/** Everything a page may know: one shop in one language, read-only. The reader below it records each read. */
export interface ShopView
  extends LanguageView,
    MarketView,
    CatalogueView,
    MakersView,
    ProductView,
    MenuView,
    CatalogueMenuView,
    ContentView,
    StyleView,
    TimeView {}

export function createShopView(context: ShopContext): ShopView {
  const language = languageView(context);
  const catalogue = catalogueView(context);
  return compose(
    language,
    marketView(context),
    catalogue,
    makersView(context),
    productView(context, catalogue),
    menuView(context, language),
    catalogueMenuView(context, language, catalogue),
    contentView(context),
    styleView(context),
    timeView(context),
  );
}
