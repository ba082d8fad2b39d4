import type { AddressInput } from '#contract/account/address.ts';
import { type PlaceWords, placeOf, putPlace } from '#domain/address/place-words.ts';
import { pageLanguage } from '#storefront/page/page-text.ts';

let place: PlaceWords | undefined;
let said = '';
let watcher: MutationObserver | undefined;

/** Puts the shopper's region into a title and a description that leave it open, also after they change. */
export function sayPlace(location: AddressInput): void {
  if (!watcher) {
    watcher = new MutationObserver(say);
    watcher.observe(document.head, { childList: true, subtree: true });
  }
  place = placeOf(location, pageLanguage());
  say();
}

function say(): void {
  if (!place) return;
  sayInDescription(place);
  sayInTitle(place);
}

function sayInDescription(words: PlaceWords): void {
  const head = document.querySelector<HTMLMetaElement>('meta[data-open-description]');
  if (head) head.content = putPlace(head.dataset.openDescription ?? '', words);
}

/** Replaces the place in the title; other text in it, as on a page shown again from the cache, stays. */
function sayInTitle(words: PlaceWords): void {
  const head = document.querySelector<HTMLMetaElement>('meta[data-open-title]');
  if (!head) return;
  const next = asShown(putPlace(head.dataset.openTitle ?? '', words));
  if (document.title.includes(next)) return;
  const before = said && document.title.includes(said) ? said : asShown(head.content);
  said = next;
  // Titles by others stay. No write without a change: the observer would see it and call again, without end.
  if (document.title.includes(before)) document.title = document.title.replace(before, () => next);
}

/** Space as the browser returns it in `document.title`. */
const asShown = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
