import { type RefObject, useEffect, useState } from 'react';
import type { CardModel } from '#storefront/card/card-model.ts';
import './compare-bar.css';

export interface CompareBarProps {
  heads: readonly { key: string; name: string; model: CardModel }[];
  /** The table's own heads; the bar shows when they are scrolled out of sight. */
  below: RefObject<HTMLElement | null>;
  /** Scrolled sideways together with the table. */
  barRef: RefObject<HTMLDivElement | null>;
}

/**
 * Names and prices of the products above a long table. The table's own head cannot be sticky: it would stick
 * to the box that the table scrolls sideways in.
 */
export function CompareBar({ heads, below, barRef }: CompareBarProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const head = below.current;
    if (!head) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-140px 0px 0px' },
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, [below]);
  return (
    <div className="compare-bar" aria-hidden="true" data-shown={isShown || undefined}>
      <div className="compare-bar__row" ref={barRef}>
        <span className="compare-bar__corner" />
        {heads.map(({ key, name, model }) => (
          <span className="compare-bar__head" key={key}>
            <img src={model.image.src} alt="" width="40" height="40" />
            <span className="compare-bar__name">{name}</span>
            <b>{model.offer.price}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
