import type { Order } from '#contract/order/order.ts';
import { orderPath } from '#domain/link/paths.ts';
import { awaitsPayment } from '#domain/order/order-progress.ts';
import { orderPieces } from '#domain/order/order-sums.ts';
import { formatDate } from '#domain/text/format.ts';
import { AgainButton } from './AgainButton.tsx';
import { OrderState } from './OrderState.tsx';
import type { OrderWords } from './order-words.ts';
import { PayButton } from './PayButton.tsx';

/** Number of pictures of a card; further goods are counted. */
const PICTURES = 5;

export interface OrderCardProps {
  order: Order;
  words: OrderWords;
  /** Something happened to the order: it has to be asked for again. */
  onChanged: () => void;
}

/** An order in a list. */
export function OrderCard({ order, words, onChanged }: OrderCardProps) {
  const { t, language, price, path, text } = words;
  const titleId = `order-${order.id}`;
  return (
    <li className="order-card panel" aria-labelledby={titleId}>
      <div className="order-card__head">
        <h2 className="order-card__title" id={titleId}>
          <a href={path(orderPath(order.token, order.id))}>{t('order.number', { id: order.id })}</a>
        </h2>
        <p className="order-card__date">{t('order.of', { date: formatDate(order.createdAt, language) })}</p>
        <p className="order-card__total">{price(order.total)}</p>
      </div>
      <OrderState order={order} t={t} />
      {order.franchise && (
        <p className="order-card__date">
          {t('order.fetch-at', { branch: `${text(order.franchise.name)}, ${text(order.franchise.address)}` })}
        </p>
      )}
      <OrderPictures order={order} words={words} />
      <div className="order-card__actions">
        {awaitsPayment(order) && <PayButton order={order} words={words} onChanged={onChanged} />}
        {order.delivery && order.state === 'on-the-way' && (
          <a
            className="button button--primary"
            href={path(orderPath(order.token, order.id))}
            aria-describedby={titleId}
          >
            {t('tracking.follow')}
          </a>
        )}
        <a
          className="button button--ghost"
          href={path(orderPath(order.token, order.id))}
          aria-describedby={titleId}
        >
          {t('order.details')}
        </a>
        <AgainButton order={order} words={words} />
      </div>
    </li>
  );
}

function OrderPictures({ order, words: { t, text } }: Pick<OrderCardProps, 'order' | 'words'>) {
  const records = order.sells.flatMap(({ sellRecords }) => sellRecords);
  const shown = records.length > PICTURES ? records.slice(0, PICTURES - 1) : records;
  const rest = records.length - shown.length;
  return (
    <div className="order-card__goods">
      <ul className="order-pictures">
        {shown.map(({ id, image, name }) => (
          <li key={id} className="order-picture">
            {image ? (
              <img
                src={image.urls['150x_'] ?? image.urls.original}
                alt={text(name)}
                width={64}
                height={64}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className="visually-hidden">{text(name)}</span>
            )}
          </li>
        ))}
        {rest > 0 && <li className="order-picture order-picture--rest">+{rest}</li>}
      </ul>
      <p className="order-card__pieces">{t('order.pieces', { count: orderPieces(order) })}</p>
    </div>
  );
}
