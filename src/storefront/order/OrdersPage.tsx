import { SignedIn } from '#storefront/account/SignedIn.tsx';
import type { MessageSource } from '#storefront/i18n/message-key.ts';
import { OrderList } from './OrderList.tsx';
import messageKeys from './OrdersPage.tsx?messages';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { type OrderIslandProps, orderWords } from './order-words.ts';
import { useListPlace } from './use-list-place.ts';
import './order-list.css';

/** Props of the page of orders; the orders come from the platform. */
export function ordersPageProps(shop: MessageSource & Omit<OrderIslandProps, 'messages'>): OrderIslandProps {
  const { language, defaultLanguage } = shop;
  return { language, defaultLanguage, messages: shop.messages(messageKeys) };
}

/** The shopper's orders: active and finished ones apart, page by page. */
export function OrdersPage(props: OrderIslandProps) {
  const words = orderWords(props);
  const { place, go } = useListPlace();
  const skeleton = <OrdersSkeleton label={words.t('order.list-loading')} />;
  return (
    <SignedIn skeleton={skeleton}>
      {({ token }) => (place ? <OrderList key={token} place={place} onGo={go} words={words} /> : skeleton)}
    </SignedIn>
  );
}
