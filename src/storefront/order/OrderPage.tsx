import { useEffect, useRef, useState } from 'react';
import { getOrder, type Order as OrderData } from '#contract/order/order.ts';
import { parseOrderPath } from '#domain/order/order-list.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { NoOrder } from './NoOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import type { OrderPageProps } from './order-props.ts';
import { type OrderWords, orderWords } from './order-words.ts';
import { useRefresh } from './use-refresh.ts';

type Place = ReturnType<typeof parseOrderPath>;

/** One order for whoever has the address of its page, signed in or not. */
export function OrderPage(props: OrderPageProps) {
  const words = orderWords(props);
  const [place, setPlace] = useState<{ order: Place }>();
  // The server draws one page for all orders.
  useEffect(() => setPlace({ order: parseOrderPath(location.pathname) }), []);
  if (!place) return <OrderSkeleton label={words.t('order.loading')} />;
  if (!place.order) return <NoOrder words={words} />;
  return <Order place={place.order} {...props} words={words} />;
}

type OrderProps = OrderPageProps & { place: NonNullable<Place>; words: OrderWords };

function Order({ place, phones, hours, map, words }: OrderProps) {
  const { t } = words;
  const call = useCall(
    (signal) => callShop(getOrder, { params: place }, { signal }),
    [place.token, place.id],
  );
  // The last answer stays on the page, marked as old, if a later call fails.
  const last = useRef<OrderData>(undefined);
  if (call.kind === 'ready') last.current = call.value;
  const order = last.current;
  useRefresh(order?.active ?? false, call.retry);

  if (call.kind === 'failed' && (!order || isUnknown(call.error)))
    return isUnknown(call.error) ? (
      <NoOrder words={words} />
    ) : (
      <CallFailed error={call.error} onRetry={call.retry} t={t} />
    );
  if (!order) return <OrderSkeleton label={t('order.loading')} />;
  return (
    <OrderView
      order={order}
      isOld={call.kind === 'failed'}
      phones={phones}
      hours={hours}
      map={map}
      words={words}
      onChanged={call.retry}
    />
  );
}

/** A wrong token and a wrong number are answered alike. */
function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}
