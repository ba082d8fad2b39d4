import { pageLanguage } from '#client/text/page-text.ts';
import type { AddressInput } from '#contract/address.ts';
import { type PlaceWords, placeOf, putPlace } from '#domain/place-words.ts';
import { VARIATION_EVENT } from './variation-event.ts';

let place: PlaceWords | undefined;
let said = '';

/** Says the shopper's own region in a title that leaves a place open, also in that of the next variation. */
export function sayPlace(location: AddressInput): void {
  place = placeOf(location, pageLanguage());
  // Again and again it is the same listener, which is added once.
  document.addEventListener(VARIATION_EVENT, say);
  say();
}

/** What the title says beside its own text, as on a page that was kept, stays. */
function say(): void {
  const head = document.querySelector<HTMLMetaElement>('meta[data-open-title]');
  if (!head || !place) return;
  const next = asShown(putPlace(head.dataset.openTitle ?? '', place));
  const before = said && document.title.includes(said) ? said : asShown(head.content);
  document.title = document.title.replace(before, () => next);
  said = next;
}

/** As a browser gives the title back. */
const asShown = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
