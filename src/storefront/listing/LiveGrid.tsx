import type { Language } from '#contract/value/primitive.ts';
import type { Card } from '#storefront/card/card.ts';
import { cardModel } from '#storefront/card/card-model.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { drawnKey, LiveCard } from './LiveCard.tsx';
import { useLiveItems } from './use-live-items.ts';

export interface LiveGridProps {
  cards: readonly Card[];
  look: CardLook;
  language: Language;
  t: Translate;
  /** Note beside the price of a card; empty for none. */
  noteOf?: (card: Card) => string;
}

/** Cards of the platform's answer. React draws each once; then the client runs it, as on a static page. */
export function LiveGrid({ cards, look, language, t, noteOf }: LiveGridProps) {
  const drawn = cards.map((card) => {
    const note = noteOf?.(card);
    const model = { ...cardModel(card, look, { t, language }), ...(note && { note }) };
    return { model, key: drawnKey(model) };
  });
  const list = useLiveItems<HTMLUListElement>(drawn.map(({ key }) => key).join());
  return (
    <ul className={`product-grid product-grid--${look.columns}`} ref={list} data-live="">
      {drawn.map(({ model, key }) => (
        <li key={key}>
          <LiveCard model={model} />
        </li>
      ))}
    </ul>
  );
}
