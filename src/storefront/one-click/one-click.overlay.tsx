import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AddressInput } from '#contract/account/address.ts';
import type { Order } from '#contract/order/order.ts';
import { formatPhone } from '#domain/account/phone.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { orderPath } from '#domain/link/paths.ts';
import { THANKS_TIME } from '#domain/order/fast-order.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { OneClickForm } from './OneClickForm.tsx';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Orders a product by a name and a phone; true once it is ordered. `buyInOneClick` is the way to it. */
    'one-click': { data: { line: CartLine; address: AddressInput }; answer: true };
  }
}

/** The least sum of an order, in UZS. */
export const page = (shop: OverlayShop) => ({ minOrderSum: shop.setting('minOrderSum') });

/** Orders a product by a name and a phone: the form, then thanks, which leave by themselves. */
export default function OneClickOverlay(props: OverlayProps<'one-click', typeof page>) {
  const { data, close } = props;
  const t = createTranslate(props.page.messages, props.page.language);
  const { closing, leave } = useClosing(close);
  const [order, setOrder] = useState<Order>();
  const end = () => (order ? leave(true) : leave());

  return (
    <Dialog title={t('one-click.title')} closeLabel={t('dialog.close')} closing={closing} onClose={end}>
      {order ? (
        <Thanks onOver={end}>
          <p className="one-click__thanks">{t('one-click.thanks', { number: order.id })}</p>
          <p>
            {t('one-click.thanks-text', {
              sum: formatPrice(order.total, t('shell.currency')),
              phone: formatPhone(order.customer.phone),
            })}
          </p>
          <a className="link" href={pagePath(orderPath(order.token, order.id))}>
            {t('checkout.to-order')}
          </a>
        </Thanks>
      ) : (
        <OneClickForm {...data} page={props.page} t={t} onPlaced={setOrder} />
      )}
    </Dialog>
  );
}

/** Says thanks for a while, then calls `onOver`. */
function Thanks({ onOver, children }: { onOver: () => void; children: ReactNode }) {
  const over = useRef(onOver);
  over.current = onOver;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    box.current?.focus();
    const timer = setTimeout(() => over.current(), THANKS_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="one-click" role="status" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
