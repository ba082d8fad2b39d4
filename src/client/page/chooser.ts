import { pagePath } from '#client/text/page-text.ts';
import { parseChoices } from '#domain/choice-data.ts';
import { belowScreen } from '#domain/screen-width.ts';
import {
  type ChoiceVariation,
  choose,
  isAllowed,
  matchingVariationId,
  nearestVariation,
  type Selection,
} from '#domain/variation-choice.ts';
import type { Translate } from '#i18n/message-key.ts';
import { productPath, productVariationPath } from '#paths.ts';
import { $openChoices } from '#stores/choices.store.ts';
import { paintBuyControls } from './buy-control.ts';
import { readItem } from './item.ts';

/**
 * Makes choosers (`data-chooser`) follow the choice. Every value is a link to the nearest variation, which is
 * all that most need. A value that no variation has together with the rest is chosen in place: what it drops
 * is asked for, and adding waits for it. `navigate` opens a page of the shop.
 */
export function startChoosers(
  t: Translate,
  navigate: (href: string) => void = (href) => location.assign(href),
): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-chooser] a') : null;
    const chooser = link?.closest<HTMLElement>('[data-chooser]');
    if (
      !link ||
      !chooser ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const shown = shownId(chooser);
    // Small screens open a chosen variation at an address of its own.
    const small = matchMedia(belowScreen('desktop')).matches;
    const inPlace = chooser.dataset.chooser !== '';
    const id = inPlace ? chooseIn(chooser, link, t) : idOf(link);
    // The link itself leads there.
    if (!inPlace && id !== shown && !small) return;
    event.preventDefault();
    if (id !== 0 && id !== shown) navigate(pagePath(small ? productVariationPath(id) : productPath(id)));
  });
}

/** Chooses a link's value and shows what follows. Returns the variation's id, 0 while a property is open. */
function chooseIn(chooser: HTMLElement, link: HTMLAnchorElement, t: Translate): number {
  const properties = [...chooser.querySelectorAll<HTMLElement>('[data-property]')];
  const variations = readVariations(chooser, properties);
  const selection = choose(
    variations,
    selectionIn(properties),
    codeOf(link.closest<HTMLElement>('[data-property]')),
    Number(link.dataset.value),
  );
  const shown = shownId(chooser);
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
    const [label, note] = link.children;
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

const codeOf = (property: HTMLElement | null) => property?.dataset.property ?? '';
const idOf = ({ pathname }: HTMLAnchorElement) => Number(pathname.split('/').at(-1));
const shownId = (chooser: HTMLElement) => Number(chooser.closest<HTMLElement>('[data-item]')?.dataset.item);
