import type { MouseEvent } from 'react';
import { type ChoiceProperty, type ChoiceVariation, isAllowed, nearestVariation, type Selection } from '#domain/variation-choice.ts';
import type { Translate } from '#i18n/message-key.ts';

export interface VariationChooserProps {
  properties: readonly ChoiceProperty[];
  variations: readonly ChoiceVariation[];
  selection: Selection;
  /** Address of a variation's page. */
  hrefOf: (variationId: number) => string;
  onChoose: (code: string, valueId: number) => void;
  t: Translate;
}

/** Every value is a link to the nearest variation, so it leads on before the island lives, too. */
export function VariationChooser({ properties, variations, selection, hrefOf, onChoose, t }: VariationChooserProps) {
  return properties.map(({ code, name, values }) => {
    const chosen = values.find(({ id }) => id === selection[code]);
    return (
      <fieldset key={code} className="buy-box__property">
        <legend className="buy-box__property-name">
          {name}: <span className={chosen ? 'buy-box__chosen' : 'buy-box__missing'}>{chosen?.label ?? t('cart.choose')}</span>
        </legend>
        <ul className="buy-box__values">
          {values.map((value) => {
            const allowed = isAllowed(variations, selection, code, value.id);
            const target = nearestVariation(variations, selection, code, value.id);
            const onClick = (event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(code, value.id);
            };
            return (
              <li key={value.id}>
                <a
                  className={`buy-box__value ${value.color ? 'buy-box__value--dot' : 'chip'}${allowed ? '' : ' buy-box__value--off'}`}
                  href={hrefOf(target?.id ?? 0)}
                  aria-current={value.id === selection[code] ? 'true' : undefined}
                  title={value.color ? value.label : undefined}
                  onClick={onClick}
                >
                  {value.color && <span className="buy-box__dot" style={{ backgroundColor: value.color }} />}
                  <span className={value.color ? 'visually-hidden' : undefined}>{value.label}</span>
                  {!allowed && <span className="visually-hidden">{`, ${t('cart.unavailable')}`}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </fieldset>
    );
  });
}
