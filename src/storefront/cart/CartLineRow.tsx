import { type CartLine, lineOffer, lineSum } from '#domain/cart/cart.ts';
import { formatOffer } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { typeset } from '#domain/text/typeset.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { OldPrice } from '#storefront/pricing/OldPrice.tsx';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { QuantityStepper } from '#storefront/ui/quantity/QuantityStepper.tsx';
import { LineAnswers } from './LineAnswers.tsx';
import { LineNotes } from './LineNotes.tsx';
import './CartLine.css';

export interface CartLineRowProps {
  line: CartLine;
  href: string;
  /** True if the platform could not be reached with the line's last change. */
  isWaiting: boolean;
  /** Called with the count that the shopper asks for; 0 removes the line. */
  onAsk: (count: number) => void;
  t: Translate;
}

/** One line of the cart. */
export function CartLineRow({ line, href, isWaiting, onAsk, t }: CartLineRowProps) {
  const { name, choice, language, image, count, gone } = line;
  const drawn = (text: string) => typeset(text, language);
  const offer = lineOffer(line);
  const soldOut = !offer.orderable;
  const { price, oldPrice } = formatOffer(offer, t('shell.currency'));
  const old = <OldPrice className="cart-line__old-price" text={oldPrice} label={t('cart.old-price')} />;
  // The sum of one piece is its price, and need not be said twice.
  const isPriced = !gone && (soldOut || count > 1);
  return (
    <li className={soldOut ? 'cart-line cart-line--sold-out' : 'cart-line'}>
      <span className="cart-line__picture">
        {image && <img src={image} alt="" width={96} height={96} loading="lazy" decoding="async" />}
      </span>
      <div className="cart-line__text">
        {gone ? (
          <span className="cart-line__name">{drawn(name)}</span>
        ) : (
          <a className="cart-line__name" href={href}>
            {drawn(name)}
          </a>
        )}
        {choice && <p className="cart-line__choice">{drawn(choice)}</p>}
        <LineAnswers stockId={line.stock.id} />
        {isPriced && (
          <p className="cart-line__price">
            {t('cart.price-each', { price })}
            {old}
          </p>
        )}
        <LineNotes line={line} isWaiting={isWaiting} t={t} />
      </div>
      {!soldOut && (
        <div className="cart-line__quantity">
          <QuantityStepper
            quantity={count}
            lowest={offer.lowest}
            highest={offer.highest}
            labels={{
              quantity: t('cart.quantity', { name }),
              increase: t('cart.increase'),
              decrease: t('cart.decrease'),
            }}
            onAsk={onAsk}
          />
        </div>
      )}
      {!soldOut && (
        <p className="cart-line__sum">
          <span className="visually-hidden">{t('cart.sum')}: </span>
          {formatPrice(lineSum(line), t('shell.currency'))}
          {!isPriced && old}
        </p>
      )}
      <button
        type="button"
        className="icon-button cart-line__remove"
        data-cart-remove
        aria-label={t('cart.remove', { name })}
        onClick={() => onAsk(0)}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('trash')} />
        </svg>
      </button>
    </li>
  );
}
