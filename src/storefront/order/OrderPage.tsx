import { useEffect, useRef, useState } from 'react';
import { getOrder, type Order as OrderData } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { parseOrderPath } from '#domain/order/order-list.ts';
import type { MessageSource } from '#storefront/i18n/message-key.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { NoOrder } from './NoOrder.tsx';
import messageKeys from './OrderPage.tsx?messages';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { type OrderIslandProps, type OrderWords, orderWords } from './order-words.ts';
import { useRefresh } from './use-refresh.ts';
import './order-page.css';

export interface OrderPageProps extends OrderIslandProps {
  /** Phones of the shop, and their hours. */
  phones: readonly string[];
  hours: string;
  /** Provider of the shop's maps. */
  map: MapChoice;
}

type Source = MessageSource &
  Pick<OrderPageProps, 'language' | 'defaultLanguage'> & {
    company: Pick<OrderPageProps, 'map'>;
    contact: { phones: readonly string[]; workingHours?: Localized | undefined };
    text: (localized: Localized | undefined) => string;
  };

/** Props of the page of an order; the order comes from the platform. */
export function orderPageProps(shop: Source): OrderPageProps {
  const { language, defaultLanguage, contact, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(messageKeys),
    phones: contact.phones,
    hours: shop.text(contact.workingHours),
    map: company.map,
  };
}

type Place = ReturnType<typeof parseOrderPath>;

/** One order for whoever has the address of its page, signed in or not. */
export function OrderPage(props: OrderPageProps) {
  const words = orderWords(props);
  const [place, setPlace] = useState<{ order: Place }>();
  // The server draws one page for all orders.
  useEffect(() => setPlace({ order: parseOrderPath(location.pathname) }), []);
  const [isUnknown, setUnknown] = useState(false);
  const { t } = words;
  const order = isUnknown ? undefined : place?.order;
  return (
    <>
      <h1 className="page-title">{order ? t('order.number', { id: order.id }) : t('order.title')}</h1>
      {!place && <OrderSkeleton label={t('order.loading')} />}
      {place && !order && <NoOrder words={words} />}
      {order && <Order place={order} {...props} words={words} onUnknown={() => setUnknown(true)} />}
    </>
  );
}

interface OrderProps extends OrderPageProps {
  place: NonNullable<Place>;
  words: OrderWords;
  /** The shop has no such order. */
  onUnknown: () => void;
}

function Order({ place, phones, hours, map, words, onUnknown }: OrderProps) {
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

  const isGone = call.kind === 'failed' && isUnknown(call.error);
  useEffect(() => {
    if (isGone) onUnknown();
  });

  if (call.kind === 'failed' && !order) return <CallFailed error={call.error} onRetry={call.retry} t={t} />;
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
