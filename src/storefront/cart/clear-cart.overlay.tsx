import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import ConfirmOverlay from '#storefront/ui/dialog/confirm.overlay.tsx';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Whether a cart of another supplier's goods is emptied for a product. */
    'clear-cart': { data: object; answer: boolean };
  }
}

/** The dialog is told nothing of the shop but its texts. */
export const page = () => ({});

/** Asks whether the cart is emptied for the goods of another supplier. */
export default function ClearCartOverlay(props: OverlayProps<'clear-cart'>) {
  const t = createTranslate(props.page.messages, props.page.language);
  const question = {
    title: t('cart.other-supplier'),
    text: t('cart.other-supplier-text'),
    yes: t('cart.other-supplier-yes'),
    no: t('cart.other-supplier-no'),
  };
  return <ConfirmOverlay {...props} data={question} />;
}
