import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import { ConfirmOverlay } from '#storefront/ui/dialog/ConfirmOverlay.tsx';
import type { OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';

/** Asks whether the cart is emptied for the goods of another supplier. */
export function ClearCartOverlay(
  props: OverlayProps<OverlayData<'clear-cart'>, OverlayAnswer<'clear-cart'>>,
) {
  const t = createTranslate(props.page.messages, props.page.language);
  const question = {
    title: t('cart.other-supplier'),
    text: t('cart.other-supplier-text'),
    yes: t('cart.other-supplier-yes'),
    no: t('cart.other-supplier-no'),
  };
  return <ConfirmOverlay {...props} data={question} />;
}
