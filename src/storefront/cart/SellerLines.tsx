import type { StockId } from '#contract/value/primitive.ts';
import type { SellerGroup } from '#domain/cart/seller-group.ts';
import { productPath } from '#domain/link/paths.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { CartLineRow } from './CartLineRow.tsx';

export interface SellerLinesProps {
  group: SellerGroup;
  /** True if the seller is named: only where the cart has several. */
  named: boolean;
  /** A page's address in the language of the page that is open. */
  path: (page: string) => string;
  /** Stocks whose last change the platform could not be reached with. */
  waiting: ReadonlySet<StockId>;
  /** Called with the count that the shopper asks for; 0 removes the line. */
  onAsk: (stockId: StockId, count: number) => void;
  t: Translate;
}

/** The lines of one seller. */
export function SellerLines({ group, named, path, waiting, onAsk, t }: SellerLinesProps) {
  const { supplierId, seller, lines } = group;
  const titleId = `cart-seller-${supplierId}`;
  return (
    <div className="cart-seller">
      {named && (
        <h2 className="cart-seller__name" id={titleId}>
          {seller ? t('cart.seller-of', { name: seller }) : t('cart.seller')}
        </h2>
      )}
      <ul className="cart-page__list" aria-labelledby={named ? titleId : undefined}>
        {lines.map((line) => (
          <CartLineRow
            key={line.stock.id}
            line={line}
            href={path(productPath(line.variationId))}
            isWaiting={waiting.has(line.stock.id)}
            onAsk={(count) => onAsk(line.stock.id, count)}
            t={t}
          />
        ))}
      </ul>
    </div>
  );
}
