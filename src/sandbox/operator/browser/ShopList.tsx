import type { CSSProperties } from 'react';
import type { OwnMarketData } from '#contract/market/market-schema.ts';
import { textOf } from './format.ts';
import { Named, showInRow } from './parts.tsx';
import { placeOf } from './place.ts';
import { useShopFacts } from './shop-facts.ts';

interface ShopListProps {
  names: readonly string[];
  chosen: string;
  section: string;
}

/** The chooser of shops; another shop opens in the same section. */
export const ShopList = ({ names, chosen, section }: ShopListProps) => (
  <nav className="shops" aria-label="Shops">
    {names.map((name) => (
      <ShopLink key={name} name={name} section={section} isChosen={name === chosen} />
    ))}
  </nav>
);

function ShopLink({ name, section, isChosen }: { name: string; section: string; isChosen: boolean }) {
  const { market, counts } = useShopFacts(name);
  return (
    <a
      className="shop"
      href={placeOf(name, section)}
      aria-current={isChosen ? 'true' : undefined}
      ref={isChosen ? showInRow : undefined}
    >
      <ShopMark market={market} />
      <Named name={textOf(market.name)} note={`${name} · ${counts['product']} products`} />
    </a>
  );
}

/** The first letter of the shop on its own colour. */
function ShopMark({ market: { name, theme } }: { market: OwnMarketData }) {
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
