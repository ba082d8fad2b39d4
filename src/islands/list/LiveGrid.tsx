import { memo, useEffect, useRef } from 'react';
import type { CardLook } from '#card/card-look.ts';
import { type CardModel, cardModel } from '#card/card-model.ts';
import { listedCard } from '#card/listed-card.ts';
import { ProductCard } from '#card/ProductCard.tsx';
import { LIVE_ITEMS_EVENT } from '#client/page/island.ts';
import type { ListedVariation } from '#contract/listing.ts';
import type { Language } from '#contract/primitive.ts';
import type { Translate } from '#i18n/message-key.ts';

export interface LiveGridProps {
  items: readonly ListedVariation[];
  look: CardLook;
  language: Language;
  defaultLanguage: Language;
  t: Translate;
}

/**
 * Cards of what the platform answered. React draws each once; then it is the client's, as on a static page.
 */
export function LiveGrid({ items, look, language, defaultLanguage, t }: LiveGridProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other cards.
  useEffect(() => {
    list.current?.dispatchEvent(new Event(LIVE_ITEMS_EVENT, { bubbles: true }));
  }, [items]);
  const languages = { language, defaultLanguage };
  return (
    <ul className="product-grid" ref={list} data-live="">
      {items.map((item) => {
        const model = cardModel(listedCard(item, languages), look, { t, language });
        return (
          <li key={JSON.stringify([model.item, model.offer])}>
            <Card model={model} />
          </li>
        );
      })}
    </ul>
  );
}

/** The client has changed what it shows by now: it is never drawn again. */
const Card = memo(
  ({ model }: { model: CardModel }) => <ProductCard card={model} />,
  () => true,
);
