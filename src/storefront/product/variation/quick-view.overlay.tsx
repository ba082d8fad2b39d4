import { inLanguage, productPath } from '#domain/link/paths.ts';
import { shownCharacteristics } from '#domain/product/shown-characteristics.ts';
import { formatRating } from '#domain/text/format.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { ProductState } from './ProductState.tsx';
import { PropertyChoosers } from './PropertyChooser.tsx';
import { QuickGallery } from './QuickGallery.tsx';
import { useVariation } from './use-variation.ts';
import { VariationBuy } from './VariationBuy.tsx';
import { VariationOffer } from './VariationOffer.tsx';
import { variationFacts } from './variation-facts.ts';
import './quick-view.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Shows a product over the list that has its card; true once it is in the cart. */
    'quick-view': { data: { variationId: number; name: string; image: string }; answer: true };
  }
}

/** Facts of the shop for the dialog, beside its texts. */
export const page = (shop: OverlayShop) => ({
  ...variationFacts(shop),
  /** Names of the characteristics to show; empty for all. */
  productProperty: shop.setting('productProperty'),
  cartActive: shop.setting('cartActive'),
});

type Props = OverlayProps<'quick-view', typeof page>;

/** Characteristics that are shown before the whole page of the product. */
const MAIN_FACTS = 5;

/** A product over the list that has its card: pictures, price, choice, the way into the cart, main facts. */
export default function QuickViewOverlay({ data: { variationId, name, image }, page, close }: Props) {
  const { language, defaultLanguage, sizeTable, productProperty } = page;
  const { t, text, answer, product, choice, wanted, setWanted } = useVariation(variationId, page);
  const { closing, leave } = useClosing(close);
  const { chosen, shown } = choice;
  const title = text(chosen?.name ?? product?.name) || name;
  const facts = shownCharacteristics(product?.characteristics ?? [], productProperty).slice(0, MAIN_FACTS);
  return (
    <Dialog
      title={title}
      closeLabel={t('dialog.close')}
      size="wide"
      closing={closing}
      onClose={() => leave()}
    >
      <div className="quick-view">
        <QuickGallery key={shown?.id} variation={shown} first={image} name={title} t={t} />
        <div className="quick-view__words">
          {product && (
            <p className="quick-view__meta">
              {product.rating.count > 0 && (
                <span className="quick-view__rating">
                  <svg className="icon" aria-hidden="true">
                    <use href={iconHref('star')} />
                  </svg>
                  <b>{formatRating(product.rating.average, language)}</b>{' '}
                  {t('product.reviewCount', { count: product.rating.count })}
                </span>
              )}
              {shown && `${t('product.articul')}: ${shown.sku}`}
            </p>
          )}
          {product && shown && (
            <VariationOffer product={product} variation={shown} wanted={wanted} page={page} t={t} />
          )}
          <ProductState answer={answer} t={t} />
          <PropertyChoosers choice={choice} sizeTable={sizeTable} loading={answer.kind === 'loading'} t={t} />
          {product && page.cartActive && (
            <div className="quick-view__buy">
              <VariationBuy
                product={product}
                chosen={chosen}
                wanted={wanted}
                onWanted={setWanted}
                page={page}
                onAdded={() => leave(true)}
              />
            </div>
          )}
          {facts.length > 0 && (
            <dl className="facts" aria-label={t('product.characteristics')}>
              {facts.map((row) => (
                <div key={text(row.name)}>
                  <dt>{text(row.name)}</dt>
                  <dd>{text(row.value)}</dd>
                </div>
              ))}
            </dl>
          )}
          <a
            className="link variation__details"
            href={inLanguage(productPath(shown?.id ?? variationId), language, defaultLanguage)}
          >
            {t('product.toPage')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
