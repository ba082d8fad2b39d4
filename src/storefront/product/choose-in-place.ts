import { productPath } from '#domain/link/paths.ts';
import { parseChoices } from '#domain/product/choice-data.ts';
import {
  type ChoiceVariation,
  choose,
  isAllowed,
  matchingVariationId,
  nearestVariation,
  type Selection,
} from '#domain/product/variation-choice.ts';
import { paintBuyControls } from '#storefront/cart/buy-control.ts';
import { $openChoices } from '#storefront/cart/choices.store.ts';
import { readItem } from '#storefront/cart/item.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Chooses a link's value and updates the others. Returns the variation's id, 0 while a property is open. */
export function chooseIn(chooser: HTMLElement, link: HTMLAnchorElement, t: Translate): number {
  const properties = [...chooser.querySelectorAll<HTMLElement>('[data-property]')];
  const variations = readVariations(chooser, properties);
  const selection = choose(
    variations,
    selectionIn(properties),
    codeOf(link.closest<HTMLElement>('[data-property]')),
    Number(link.dataset.value),
  );
  const shown = Number(chooser.closest<HTMLElement>('[data-item]')?.dataset['item']);
  const id = matchingVariationId(variations, selection, shown);
  if (id === 0 || id === shown) {
    for (const property of properties) paint(property, variations, selection, t);
    setOpen(chooser, id === 0, t);
  }
  return id;
}

function paint(
  property: HTMLElement,
  variations: readonly ChoiceVariation[],
  selection: Selection,
  t: Translate,
): void {
  const code = codeOf(property);
  let chosen = '';
  for (const link of property.querySelectorAll<HTMLAnchorElement>('[data-value]')) {
    const value = Number(link.dataset.value);
    const allowed = isAllowed(variations, selection, code, value);
    const target = nearestVariation(variations, selection, code, value);
    if (target) link.setAttribute('href', pagePath(productPath(target.id)));
    link.classList.toggle('buy-box__value--off', !allowed);
    // Before them stands the dot or picture of a colour.
    const [label, note] = link.querySelectorAll('span');
    if (selection[code] === value) {
      link.setAttribute('aria-current', 'true');
      chosen = label?.textContent ?? '';
    } else link.removeAttribute('aria-current');
    if (allowed) note?.remove();
    else if (!note)
      label?.after(
        Object.assign(document.createElement('span'), {
          className: 'visually-hidden',
          textContent: `, ${t('cart.unavailable')}`,
        }),
      );
  }
  const shown = property.querySelector('legend span');
  if (!shown) return;
  shown.className = chosen ? 'buy-box__chosen' : 'buy-box__missing';
  shown.textContent = chosen || t('cart.choose');
}

function setOpen(chooser: HTMLElement, open: boolean, t: Translate): void {
  const element = chooser.closest<HTMLElement>('[data-item]');
  if (!element) return;
  $openChoices.setKey(readItem(element).variationId, open);
  paintBuyControls(element, t);
}

function readVariations(chooser: HTMLElement, properties: readonly HTMLElement[]): ChoiceVariation[] {
  return parseChoices(chooser.dataset.chooser ?? '', properties.map(codeOf));
}

function selectionIn(properties: readonly HTMLElement[]): Selection {
  return Object.fromEntries(
    properties.flatMap((property) => {
      const current = property.querySelector<HTMLElement>('[aria-current]');
      return current ? [[codeOf(property), Number(current.dataset.value)]] : [];
    }),
  );
}

const codeOf = (property: HTMLElement | null) => property?.dataset['property'] ?? '';
