import type { Order, OrderRecord } from '#contract/order/order.ts';
import { productPath, REVIEW_HASH } from '#domain/link/paths.ts';
import type { OrderWords } from './order-words.ts';

/** Ordered goods, grouped by seller. */
export function OrderGoods({ order, words }: { order: Order; words: OrderWords }) {
  const { t } = words;
  return (
    <section className="panel" aria-labelledby="order-goods">
      <h2 className="order__title" id="order-goods">
        {t('order.goods')}
      </h2>
      {order.sells.map(({ supplier, sellRecords }) => (
        <div key={supplier.id} className="order-sell">
          {supplier.name && (
            <h3 className="order-sell__seller">{t('order.seller', { name: supplier.name })}</h3>
          )}
          <ul className="order-lines">
            {sellRecords.map((record) => (
              <Line key={record.id} record={record} words={words} isDelivered={order.state === 'delivered'} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface LineProps {
  record: OrderRecord;
  words: OrderWords;
  /** Delivered goods can be reviewed. */
  isDelivered: boolean;
}

function Line({ record, words, isDelivered }: LineProps) {
  const { t, text, price, path } = words;
  const { variationId, name, image, count, subtotal, propertyValues } = record;
  const filled = propertyValues.flatMap(({ value }) => value ?? []);
  return (
    <li className="order-line">
      <span className="order-picture">
        {image && (
          <img
            src={image.urls['150x_'] ?? image.urls.original}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <div className="order-line__text">
        <a className="order-line__name" href={path(productPath(variationId))}>
          {text(name)}
        </a>
        {filled.length > 0 && <p className="order-line__count">{filled.join(', ')}</p>}
        <p className="order-line__count">
          {t('order.count', { number: count })} · {t('order.price-each', { price: price(record.price) })}
        </p>
        {isDelivered && (
          <a className="link order-line__review" href={path(productPath(variationId)) + REVIEW_HASH}>
            {t('review.write')}
          </a>
        )}
      </div>
      <p className="order-line__sum">{price(subtotal)}</p>
    </li>
  );
}
