import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { toggleItem } from '#client/actions.ts';
import { addToCart } from '#client/cart-actions.ts';
import { $compare } from '#client/compare.store.ts';
import { $currentPrices } from '#client/current-prices.store.ts';
import { $favourites } from '#client/favourites.store.ts';
import { hasStock } from '#client/stock-list.ts';
import { canBeOrdered, lowestQuantity } from '#domain/quantity.ts';
import { choose, matchingVariationId, selectionOf } from '#domain/variation-choice.ts';
import { createTranslate } from '#i18n/messages.ts';
import { inLanguage, productPath, productVariationPath } from '#paths.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { reactIsland } from '../react-island.ts';
import type { BuyBoxProps } from './buy-box-props.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { TierTable } from './TierTable.tsx';
import { VariationChooser } from './VariationChooser.tsx';
import './BuyBox.css';

// One object each: React compares what the server's side of a store gives by identity.
const NO_PRICES = {};
const NO_STOCKS: readonly never[] = [];

/** Narrower screens open a chosen variation at an address of its own. */
const SMALL_SCREEN = '(width < 991px)';

/** Chooses a variation and a quantity and puts it into the cart. `navigate` opens a page of the shop. */
export function BuyBox({ navigate = (href) => location.assign(href), ...props }: BuyBoxProps & { navigate?: (href: string) => void }) {
  const { variationId, productId, supplierId, name, image, minOrder, tracking, tiers, properties, variations, show } = props;
  const t = createTranslate(props.messages, props.language);
  const current = useStore($currentPrices, { ssr: () => NO_PRICES })[variationId];
  const favourites = useStore($favourites, { ssr: () => NO_STOCKS });
  const compared = useStore($compare, { ssr: () => NO_STOCKS });
  const [selection, setSelection] = useState(() => selectionOf(variations, variationId));
  const [quantity, setQuantity] = useState(() => lowestQuantity({ minOrder, tiers }));
  const [busy, setBusy] = useState(false);

  const { newPrice, oldPrice } = current ?? props;
  const stock = { id: props.stock.id, count: current?.count ?? props.stock.count };
  const rule = { minOrder, tiers, tracking, stockCount: stock.count };
  const matching = matchingVariationId(variations, selection, variationId);
  const inPageLanguage = (path: string) => inLanguage(path, props.language, props.defaultLanguage);

  const onChoose = (code: string, valueId: number) => {
    const next = choose(variations, selection, code, valueId);
    setSelection(next);
    const id = matchingVariationId(variations, next, variationId);
    if (id !== 0 && id !== variationId) navigate(inPageLanguage(matchMedia(SMALL_SCREEN).matches ? productVariationPath(id) : productPath(id)));
  };
  const onAdd = async () => {
    setBusy(true);
    const labels = properties.flatMap(({ code, values }) => values.find(({ id }) => id === selection[code])?.label ?? []);
    const said = name.toLowerCase().split(', ');
    const choice = labels.filter((label) => !said.includes(label.toLowerCase())).join(', ');
    const line = { variationId, productId, supplierId, stock, name, image, newPrice, oldPrice, count: quantity, minOrder, tracking, tiers };
    await addToCart({ ...line, ...(choice && { choice }) });
    setBusy(false);
  };
  const toggles = [
    { list: 'favourite', icon: 'heart', shown: show.favourite, on: hasStock(favourites, stock.id) },
    { list: 'compare', icon: 'compare', shown: show.compare, on: hasStock(compared, stock.id) },
  ] as const;

  return (
    <div className="buy-box">
      <PriceBlock newPrice={newPrice} oldPrice={oldPrice} quantity={quantity} tiers={tiers} stockCount={stock.count} tracking={tracking} t={t} />
      <VariationChooser
        properties={properties}
        variations={variations}
        selection={selection}
        hrefOf={(id) => inPageLanguage(productPath(id))}
        onChoose={onChoose}
        t={t}
      />
      <TierTable price={newPrice} tiers={tiers} quantity={quantity} minOrder={minOrder} t={t} />
      <div className="buy-box__actions">
        {show.cart && (
          <QuantityStepper
            quantity={quantity}
            rule={rule}
            labels={{ quantity: t('cart.quantity-label'), increase: t('cart.increase'), decrease: t('cart.decrease') }}
            onChange={setQuantity}
          />
        )}
        {toggles.map(
          ({ list, icon, shown, on }) =>
            shown && (
              <button
                key={list}
                type="button"
                className="icon-button buy-box__toggle"
                data-action={list}
                aria-label={t(`cart.${list}`)}
                aria-pressed={on}
                onClick={() => toggleItem(list, { stockId: stock.id, variationId, productId })}
              >
                <svg className="icon" aria-hidden="true">
                  <use href={`/icons/6.svg#${icon}`} />
                </svg>
              </button>
            ),
        )}
        {show.cart && (
          <button
            type="button"
            className="button button--primary buy-box__add"
            disabled={matching === 0 || !canBeOrdered(rule)}
            aria-busy={busy}
            onClick={() => busy || onAdd()}
          >
            {matching === 0 ? t('cart.choose-variation') : busy ? t('cart.adding') : canBeOrdered(rule) ? t('cart.add') : t('notice.stock-out')}
          </button>
        )}
      </div>
    </div>
  );
}

reactIsland(BuyBox);
