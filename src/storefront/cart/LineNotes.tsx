import { type CartLine, cheaperSince, isSoldOut, lineOffer } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface LineNotesProps {
  line: CartLine;
  /** True if the platform could not be reached with the line's last change. */
  isWaiting: boolean;
  t: Translate;
}

/** Warnings about a line: sold no more, sold out, another price, fewer pieces, refused. */
export function LineNotes({ line, isWaiting, t }: LineNotesProps) {
  const { was, refused, count, gone } = line;
  const priceAt = (newPrice: number) =>
    formatPrice(lineOffer({ ...line, newPrice }).price, t('shell.currency'));
  const { highest: most } = lineOffer(line);
  const price = was?.price;
  const cheaper = cheaperSince(line);
  const difference = formatPrice(Math.abs(cheaper), t('shell.currency'));
  // After the first change of the price, one of the two sentences is enough.
  const isFirst = price !== undefined && price === line.added;
  if (gone) return <p className="cart-line__note cart-line__note--bad">{t('cart.gone')}</p>;
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
      {count >= most && most !== line.stock.count && (
        <p className="cart-line__note">{t('notice.amount-order', { available: most })}</p>
      )}
      {refused && (
        <p className="cart-line__note cart-line__note--bad">{t('cart.refused', { words: refused })}</p>
      )}
      {isWaiting && <p className="cart-line__note">{t('cart.will-be-sent')}</p>}
    </>
  );
}
