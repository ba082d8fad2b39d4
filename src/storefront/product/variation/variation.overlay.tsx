import { inLanguage, productPath } from '#domain/link/paths.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { ProductState } from './ProductState.tsx';
import { PropertyChoosers } from './PropertyChooser.tsx';
import { useVariation } from './use-variation.ts';
import { VariationBuy } from './VariationBuy.tsx';
import { VariationOffer } from './VariationOffer.tsx';
import { variationFacts } from './variation-facts.ts';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Chooses a variation of a product of several and puts it into the cart; true once it is in. */
    variation: { data: { variationId: number; name: string; image: string }; answer: true };
  }
}

/** Facts of the shop for the dialog, beside its texts. */
export const page = (shop: OverlayShop) => variationFacts(shop);

type Props = OverlayProps<'variation', typeof page>;

/** Chooses a variation of a product and puts it into the cart, over the list that has its card. */
export default function VariationOverlay({ data: { variationId, name, image }, page, close }: Props) {
  const { language, defaultLanguage, sizeTable } = page;
  const { t, text, answer, product, choice, wanted, setWanted } = useVariation(variationId, page);
  const { chosen, shown } = choice;
  const buy = product && (
    <VariationBuy
      product={product}
      chosen={chosen}
      wanted={wanted}
      onWanted={setWanted}
      page={page}
      onAdded={() => close(true)}
    />
  );
  return (
    <Dialog
      title={text(chosen?.name ?? product?.name) || name}
      closeLabel={t('dialog.close')}
      onClose={() => close()}
      footer={buy ?? <span className="variation__footer skeleton" />}
    >
      <div className="variation">
        <img
          className="variation__image"
          src={shown ? imageUrl(shown.images[0], '300x_') : image}
          width={160}
          height={160}
          alt=""
        />
        {product && shown && (
          <VariationOffer product={product} variation={shown} wanted={wanted} page={page} t={t} />
        )}
        <ProductState answer={answer} t={t} />
      </div>
      <PropertyChoosers choice={choice} sizeTable={sizeTable} loading={answer.kind === 'loading'} t={t} />
      <a
        className="link variation__details"
        href={inLanguage(productPath(shown?.id ?? variationId), language, defaultLanguage)}
      >
        {t('product.details')}
      </a>
    </Dialog>
  );
}
