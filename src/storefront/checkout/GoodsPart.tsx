import type { SellRecord } from '#contract/cart/cart.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { type CheckoutGroup, orderableSum, recordFault } from '#domain/order/checkout.ts';
import type { OrderRefusal } from '#domain/order/order-refusal.ts';
import type { Words } from './checkout-text.ts';
import { refusalText } from './checkout-text.ts';
import { Part } from './Part.tsx';
import './goods.css';

export interface GoodsPartProps {
  groups: readonly CheckoutGroup[];
  method: PaymentMethod | undefined;
  refusal: OrderRefusal | undefined;
  /** True if the last change of a line failed. */
  failed: boolean;
  /** Question about the goods of a line that is not answered yet. */
  patternOf: (record: SellRecord) => Localized | undefined;
  onAnswer: (record: SellRecord) => void;
  /** A count of 0 removes the line. */
  onCount: (record: SellRecord, count: number) => void;
  cartHref: string;
  /** UZS of what is ordered. */
  sum: number;
  words: Words;
}

/** Pictures of folded goods. */
const PICTURES = 4;

const pieces = (records: readonly SellRecord[]) => records.reduce((sum, { count }) => sum + count, 0);

/**
 * The goods by supplier, folded to their pictures while all of them can be ordered. Those that cannot are
 * shown with the reason and a way out.
 */
export function GoodsPart({
  groups,
  method,
  refusal,
  failed,
  cartHref,
  sum,
  words,
  ...rows
}: GoodsPartProps) {
  const { t, price, text } = words;
  const general = refusal?.part === 'goods' && refusal.recordId === undefined && refusal.sellId === undefined;
  const told = refusal && general ? refusalText(refusal, t) : undefined;
  const problem = failed ? t('checkout.line-failed') : told;
  const records = groups.flatMap((group) => group.records);
  const isFolded =
    problem === undefined &&
    refusal?.part !== 'goods' &&
    groups.every(({ available, takesMethod }) => available && takesMethod) &&
    !records.some((record) => recordFault(record) ?? rows.patternOf(record));
  const list = groups.map(({ id, supplier, records: own, available, takesMethod, subtotal }) => (
    <div className={available ? 'checkout-group' : 'checkout-group checkout-group--out'} key={id}>
      <p className="checkout-group__head">
        <span>{supplier.name}</span>
        <span className="checkout-group__sum">{price(subtotal)}</span>
      </p>
      {!takesMethod && method && (
        <p className="checkout-group__note" role="status">
          {t('checkout.group-left-out', { name: supplier.name, method: text(method.name) })}
        </p>
      )}
      {refusal?.sellId === id && (
        <p className="checkout-group__note" role="alert">
          {refusalText(refusal, t)}
        </p>
      )}
      <ul className="checkout-group__list">
        {own.map((record) => (
          <GoodsRow key={record.id} record={record} refusal={refusal} words={words} {...rows} />
        ))}
      </ul>
    </div>
  ));
  return (
    <Part
      part="goods"
      title={t('checkout.goods')}
      problem={problem}
      aside={
        <a className="checkout-part__link link" href={cartHref}>
          {t('checkout.change-cart')}
        </a>
      }
    >
      {isFolded ? (
        <details className="checkout-fold">
          <summary className="checkout-fold__summary">
            <span className="checkout-fold__pictures">
              {records.slice(0, PICTURES).map((record) => (
                <RowPicture key={record.id} record={record} />
              ))}
              {records.length > PICTURES && <span>+{records.length - PICTURES}</span>}
            </span>
            <span className="checkout-fold__sum">
              {t('cart.items', { count: pieces(records) })} <strong>{price(sum)}</strong>
            </span>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Part>
  );
}

type GoodsRowProps = Pick<GoodsPartProps, 'refusal' | 'patternOf' | 'onAnswer' | 'onCount' | 'words'> & {
  record: SellRecord;
};

function GoodsRow({ record, refusal, patternOf, onAnswer, onCount, words }: GoodsRowProps) {
  const { t, price, text } = words;
  const { variation } = record;
  const { count, subtotal, discount } = orderableSum(record);
  const name = text(variation.name);
  const fault = recordFault(record);
  const told = refusal?.recordId === record.id && refusal.code !== 'unanswered';
  const refused = fault !== undefined || told;
  const pattern = refused ? undefined : patternOf(record);
  return (
    <li className={fault ? 'checkout-row checkout-row--out' : 'checkout-row'} data-record={record.id}>
      <RowPicture record={record} />
      <span className="checkout-row__name">{name}</span>
      <span className="checkout-row__sum">
        {count > 0 && price(subtotal)}
        {discount > 0 && <s className="checkout-row__old">{price(subtotal + discount)}</s>}
      </span>
      <span className="checkout-row__count">
        {count === 1 && t('cart.pieces', { number: count })}
        {count > 1 && t('checkout.pieces', { number: count, price: price(subtotal / count) })}
      </span>
      {(refused || pattern) && (
        <div className="checkout-row__fault">
          {pattern ? (
            <p role={refusal?.recordId === record.id ? 'alert' : undefined}>
              {t('checkout.pattern-missing', { name: text(pattern) })}
            </p>
          ) : (
            <p role="alert">{faultText()}</p>
          )}
          {fault && 'left' in fault && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => onCount(record, fault.left)}
            >
              {t('checkout.take-left', { number: fault.left })}
            </button>
          )}
          {fault?.kind === 'below-minimum' && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => onCount(record, fault.least)}
            >
              {t('checkout.take-least', { number: fault.least })}
            </button>
          )}
          {pattern ? (
            <button type="button" className="button button--secondary" onClick={() => onAnswer(record)}>
              {t('checkout.pattern-fill')}
              <span className="visually-hidden">: {name}</span>
            </button>
          ) : (
            <button type="button" className="button button--ghost" onClick={() => onCount(record, 0)}>
              {t('checkout.take-out')}
              <span className="visually-hidden">: {name}</span>
            </button>
          )}
        </div>
      )}
    </li>
  );

  function faultText(): string {
    switch (fault?.kind) {
      case 'over-stock':
        return t('checkout.row-over-stock', { wanted: record.count, number: fault.left });
      case 'above-maximum':
        return t('notice.amount-order', { available: fault.left });
      case 'below-minimum':
        return t('checkout.row-below-minimum', { number: fault.least });
      case 'gone':
        return t('checkout.row-gone');
      case 'sold-out':
        return t('checkout.row-sold-out');
      default:
        return refusal ? refusalText(refusal, t) : '';
    }
  }
}

function RowPicture({ record: { variation } }: { record: SellRecord }) {
  const image = variation.image?.urls['100x_'] ?? variation.image?.urls.original;
  return (
    <span className="checkout-row__picture">
      {image && <img src={image} alt="" width={56} height={56} decoding="async" />}
    </span>
  );
}
