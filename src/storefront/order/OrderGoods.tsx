import type { Order, OrderRecord } from '#contract/order/order.ts';
import { productPath, REVIEW_HASH } from '#domain/link/paths.ts';
import type { OrderWords } from './order-words.ts';
import { useAnswers } from './use-answers.ts';

/** Ordered goods, grouped by seller. */
export function OrderGoods({ order, words }: { order: Order; words: OrderWords }) {
  const { t } = words;
  const answersOf = useAnswers(order, words);
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
              <Line
                key={record.id}
                record={record}
                answers={answersOf(record)}
                words={words}
                isDelivered={order.state === 'delivered'}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface LineProps {
  record: OrderRecord;
  /** Answers that were filled in for it, in words. */
  answers: readonly string[];
  words: OrderWords;
  /** Delivered goods can be reviewed. */
  isDelivered: boolean;
}

function Line({ record, answers, words, isDelivered }: LineProps) {
  const { t, text, price, path } = words;
  const { variationId, name, image, count, subtotal } = record;
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
        {answers.map((answer) => (
          <p key={answer} className="order-line__count">
            {answer}
          </p>
        ))}
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
