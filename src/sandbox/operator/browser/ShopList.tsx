import { type CSSProperties, useEffect, useRef } from 'react';
import type { MarketData } from '#contract/market/market-schema.ts';
import { textOf } from './format.ts';
import { Named } from './parts.tsx';
import { placeOf, useShop } from './place.ts';
import { useShopFacts } from './shop-facts.ts';

/** The chooser of shops; another shop opens in the same section. */
export function ShopList({ names, section }: { names: readonly string[]; section: string }) {
  const { shop } = useShop();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-shop="${CSS.escape(shop)}"]`);
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2;
  }, [shop]);
  return (
    <nav ref={list} className="shops" aria-label="Shops">
      {names.map((name) => (
        <ShopLink key={name} name={name} section={section} isChosen={name === shop} />
      ))}
    </nav>
  );
}

function ShopLink({ name, section, isChosen }: { name: string; section: string; isChosen: boolean }) {
  const { market, counts } = useShopFacts(name);
  return (
    <a
      className="shop"
      href={placeOf(name, section)}
      data-shop={name}
      aria-current={isChosen ? 'true' : undefined}
    >
      <ShopMark market={market} />
      <Named name={textOf(market.name)} note={`${name} · ${counts['product']} products`} />
    </a>
  );
}

/** The first letter of the shop on its own colour. */
export function ShopMark({ market: { name, theme } }: { market: MarketData }) {
  const { primary = '#176b57', onPrimary = '#ffffff' } = theme.colors;
  return (
    <span
      className="shop__mark"
      aria-hidden="true"
      style={{ '--brand': primary, '--on-brand': onPrimary } as CSSProperties}
    >
      {textOf(name).slice(0, 1)}
    </span>
  );
}
