import { SignedIn } from '#storefront/account/SignedIn.tsx';
import { OrderList } from './OrderList.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { type OrderIslandProps, orderWords } from './order-words.ts';
import { useListPlace } from './use-list-place.ts';

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
