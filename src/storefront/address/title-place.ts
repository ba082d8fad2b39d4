import type { AddressInput } from '#contract/account/address.ts';
import { type PlaceWords, placeOf, putPlace } from '#domain/address/place-words.ts';
import { pageLanguage } from '#storefront/page/page-text.ts';

let place: PlaceWords | undefined;
let said = '';
let watcher: MutationObserver | undefined;

/** Says the shopper's own region in a title that leaves a place open, also where another title comes. */
export function sayPlace(location: AddressInput): void {
  if (!watcher) {
    watcher = new MutationObserver(say);
    watcher.observe(document.head, { childList: true, subtree: true });
  }
  place = placeOf(location, pageLanguage());
  say();
}

/** What the title says beside its own text, as on a page that was kept, stays. */
function say(): void {
  const head = document.querySelector<HTMLMetaElement>('meta[data-open-title]');
  if (!head || !place) return;
  const next = asShown(putPlace(head.dataset.openTitle ?? '', place));
  if (document.title.includes(next)) return;
  const before = said && document.title.includes(said) ? said : asShown(head.content);
  said = next;
  // A title of somebody else's stays, and what is set again would be looked at again without end.
  if (document.title.includes(before)) document.title = document.title.replace(before, () => next);
}

/** As a browser gives the title back. */
const asShown = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
