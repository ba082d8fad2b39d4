import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import ConfirmOverlay from '#storefront/ui/dialog/confirm.overlay.tsx';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Answered with true if the cart, with goods of another supplier, may be emptied. */
    'clear-cart': { data: object; answer: boolean };
  }
}

/** The dialog needs nothing of the shop but its texts. */
export const page = () => ({});

/** Asks if the cart may be emptied for goods of another supplier. */
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
