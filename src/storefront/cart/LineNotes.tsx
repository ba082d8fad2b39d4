import { type CartLine, cheaperSince, isSoldOut, lineOffer } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface LineNotesProps {
  line: CartLine;
  /** Whether the platform could not be told of it yet. */
  isWaiting: boolean;
  t: Translate;
}

/** What a shopper should know of a line before they order it. */
export function LineNotes({ line, isWaiting, t }: LineNotesProps) {
  const { was, refused, count } = line;
  const priceAt = (newPrice: number) =>
    formatPrice(lineOffer({ ...line, newPrice }).price, t('shell.currency'));
  const price = was?.price;
  const cheaper = cheaperSince(line);
  const difference = formatPrice(Math.abs(cheaper), t('shell.currency'));
  // Where the price is another for the first time, one of both sentences says it all.
  const isFirst = price !== undefined && price === line.added;
  return (
    <>
      {isSoldOut(line) && <p className="cart-line__note cart-line__note--bad">{t('cart.sold-out')}</p>}
      {price !== undefined && !(isFirst && cheaper > 0) && (
        <p className={`cart-line__note cart-line__note--${price > line.newPrice ? 'good' : 'bad'}`}>
          {t('cart.price-changed', { old: priceAt(price), now: priceAt(line.newPrice) })}
        </p>
      )}
      {cheaper > 0 && (
        <p className="cart-line__note cart-line__note--good">{t('cart.cheaper', { sum: difference })}</p>
      )}
      {cheaper < 0 && !isFirst && <p className="cart-line__note">{t('cart.dearer', { sum: difference })}</p>}
      {was?.count !== undefined && (
        <p className="cart-line__note cart-line__note--bad">
          {t('cart.count-changed', { old: was.count, now: count })}
        </p>
      )}
      {refused && (
        <p className="cart-line__note cart-line__note--bad">{t('cart.refused', { words: refused })}</p>
      )}
      {isWaiting && <p className="cart-line__note">{t('cart.will-be-sent')}</p>}
    </>
  );
}
