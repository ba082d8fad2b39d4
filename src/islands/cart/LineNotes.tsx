import { type CartLine, isSoldOut, lineOffer } from '#domain/cart.ts';
import { formatPrice } from '#domain/price.ts';
import type { Translate } from '#i18n/message-key.ts';

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
  return (
    <>
      {isSoldOut(line) && <p className="cart-line__note cart-line__note--bad">{t('cart.sold-out')}</p>}
      {price !== undefined && (
        <p className={`cart-line__note cart-line__note--${price > line.newPrice ? 'good' : 'bad'}`}>
          {t('cart.price-changed', { old: priceAt(price), now: priceAt(line.newPrice) })}
        </p>
      )}
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
