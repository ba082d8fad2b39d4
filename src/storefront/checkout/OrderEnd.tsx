import { useEffect, useState } from 'react';
import { getOrder, type Order } from '#contract/order/order.ts';
import type { Language } from '#contract/value/primitive.ts';
import { ordersPath } from '#domain/link/paths.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { FlowSkeleton } from '#storefront/ui/call/FlowSkeleton.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { createWords } from './checkout-text.ts';
import messageKeys from './OrderEnd.tsx?messages';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';
import { type OrderAddress, readOrderAddress } from './order-addresses.ts';
import { usePaymentPage } from './use-payment-page.ts';
import './order-end.css';

interface OrderEndPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

export interface OrderEndProps extends OrderEndPageProps {
  /** The kind of the page. */
  end: 'placed' | 'failed';
}

/** Props of the pages after an order, but for their kind. */
export function orderEndPageProps({
  language,
  defaultLanguage,
  messages,
}: MessageSource & Omit<OrderEndPageProps, 'messages'>): OrderEndPageProps {
  return { language, defaultLanguage, messages: messages(messageKeys) };
}

/** Result of the order that the page's address names. */
export function OrderEnd({ end, language, defaultLanguage, messages }: OrderEndProps) {
  const t = createTranslate(messages, language);
  const words = createWords(t, language, defaultLanguage);
  // The server does not know the address of the page.
  const [address, setAddress] = useState<OrderAddress | null>();
  useEffect(() => setAddress(readOrderAddress(location.search) ?? null), []);
  const order = useCall<Order | undefined>(
    async (signal) => (address ? callShop(getOrder, { params: address }, { signal }) : undefined),
    [address],
  );

  usePaymentPage(address, order.kind === 'ready' ? order.value : undefined, order.retry);

  if (address === null)
    return end === 'failed' ? (
      <OrderFailed order={undefined} words={words} />
    ) : (
      <div className="empty">
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('box')} />
        </svg>
        <p>{t('checkout.done-unknown')}</p>
        <a className="button button--primary" href={pagePath(ordersPath())}>
          {t('checkout.look-at-orders')}
        </a>
      </div>
    );
  if (order.kind === 'failed')
    return (
      <CallFailed
        error={order.error}
        onRetry={order.retry}
        refusals={{ 'not-found': 'checkout.done-not-found' }}
        t={t}
      />
    );
  if (!address || order.kind === 'loading' || !order.value)
    return <FlowSkeleton label={t('order.loading')} />;
  return end === 'failed' ? (
    <OrderFailed order={order.value} words={words} />
  ) : (
    <OrderPlaced order={order.value} shown={address.shown} onChange={order.retry} words={words} />
  );
}
