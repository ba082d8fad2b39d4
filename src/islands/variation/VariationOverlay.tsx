import { useState } from 'react';
import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import type { Localized } from '#contract/primitive.ts';
import { localizedText } from '#domain/localized-text.ts';
import { imageUrl } from '#domain/picture.ts';
import { createTranslate } from '#i18n/messages.ts';
import { inLanguage, productPath } from '#paths.ts';
import { CallFailed } from '../call/CallFailed.tsx';
import { useCall } from '../call/use-call.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../dialog/overlay-props.ts';
import { loadProduct } from './load-product.ts';
import { PropertyChooser } from './PropertyChooser.tsx';
import { useChoice } from './use-choice.ts';
import { VariationBuy } from './VariationBuy.tsx';
import { VariationOffer } from './VariationOffer.tsx';
import type { VariationPage } from './variation-page.ts';

type Props = OverlayProps<OverlayData<'variation'>, OverlayAnswer<'variation'>, VariationPage>;

/** Chooses a variation of a product and puts it into the cart, over the list that has its card. */
export function VariationOverlay({ data: { variationId, name, image }, page, close }: Props) {
  const { language, defaultLanguage, messages, sizeTable } = page;
  const t = createTranslate(messages, language);
  const text = (localized: Localized | undefined) => localizedText(localized, language, defaultLanguage);
  const answer = useCall((signal) => loadProduct(variationId, signal), [variationId]);
  const product = answer.kind === 'ready' ? answer.value : undefined;
  const choice = useChoice(product, variationId, text);
  const [wanted, setWanted] = useState(0);
  const { properties, chosen, shown } = choice;
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
        {product && shown && <VariationOffer product={product} variation={shown} wanted={wanted} t={t} />}
        {answer.kind === 'loading' && (
          <p className="variation__bones skeleton" role="status" aria-label={t('product.loading')} />
        )}
        {answer.kind === 'failed' && <CallFailed error={answer.error} onRetry={answer.retry} t={t} />}
      </div>
      <div className="buy-box__chooser variation__chooser">
        {properties.map((property) => (
          <PropertyChooser
            key={property.code}
            property={property}
            choice={choice}
            sizeTable={sizeTable}
            t={t}
          />
        ))}
        {answer.kind === 'loading' && <p className="variation__bones skeleton" />}
      </div>
      <a
        className="link variation__details"
        href={inLanguage(productPath(shown?.id ?? variationId), language, defaultLanguage)}
      >
        {t('product.details')}
      </a>
    </Dialog>
  );
}
