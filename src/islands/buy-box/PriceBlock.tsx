import { formatDiscount, formatPrice, type PriceTier, tierOf, tierPrice } from '#domain/price.ts';
import { stockLevel } from '#domain/stock-level.ts';
import type { Translate } from '#i18n/message-key.ts';

export interface PriceBlockProps {
  newPrice: number;
  oldPrice: number;
  quantity: number;
  tiers: readonly PriceTier[];
  stockCount: number;
  tracking: boolean;
  t: Translate;
}

/**
 * What one piece costs and whether it is there. The always-on client lays current prices over these parts while the island
 * waits for its first touch, so they may differ from what the server drew.
 */
export function PriceBlock({ newPrice, oldPrice, quantity, tiers, stockCount, tracking, t }: PriceBlockProps) {
  const price = tierPrice(newPrice, tiers, quantity);
  const level = stockLevel(stockCount, tracking);
  const discount = formatDiscount(newPrice, oldPrice);
  return (
    <div className="buy-box__prices">
      <p className="buy-box__price-line">
        <span className="visually-hidden">{t('cart.price')}: </span>
        <strong className="buy-box__price" data-part="price" data-off={tierOf(tiers, quantity)?.fixedDiscount} suppressHydrationWarning>
          {formatPrice(price)}
        </strong>
        <span className="buy-box__discount badge" data-part="discount" hidden={discount === ''} suppressHydrationWarning>
          {discount}
        </span>
      </p>
      <s className="buy-box__old-price" title={t('cart.old-price')} data-part="old-price" hidden={oldPrice <= newPrice} suppressHydrationWarning>
        {oldPrice > newPrice ? formatPrice(oldPrice) : ''}
      </s>
      <p className="buy-box__stock" data-part="stock" data-level={level} suppressHydrationWarning>
        {t(`notice.stock-${level}`)}
      </p>
    </div>
  );
}
