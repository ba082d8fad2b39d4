import { listPartsPath } from '#domain/link/paths.ts';
import { PRODUCT_SORT, parseListChoice, writeListChoice } from '#domain/listing/list-choice.ts';
import { FILTERS_FROM } from '#domain/listing/list-look.ts';
import { type ListSource, parseListSource } from '#domain/listing/list-source.ts';
import { belowScreen } from '#domain/page/screen-width.ts';
import { startMorePages } from '#storefront/listing/more-pages.ts';
import type { PageListParts } from '#storefront/listing/PageList.tsx';
import { forgetPlace, keptPlace } from '#storefront/page/kept-place.ts';
import { notify } from '#storefront/page/notice.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { fetchParts } from './read-overlay-page.ts';

/** Set on a list whose filters are loading: the style sheet then draws bones. */
const COMING = 'data-coming';

/**
 * Starts the filters of a static list: at once if its address has some, by itself if they have a place on
 * this screen, else at the first touch. Earlier choices are kept by the elements themselves.
 */
function startList(list: HTMLElement, source: ListSource): void {
  const built = list.querySelector<HTMLElement>('.listing__built');
  const tools = list.querySelector('.listing__tools');
  const opener = tools?.querySelector('details');
  const selects = [...list.querySelectorAll('select')];
  if (!built || !tools) return;
  let parts: ReturnType<typeof load> | undefined;
  let isComing = false;
  let press = Promise.resolve();

  const warmUp = () => {
    if (!choiceHere()) askFilters?.(source, location.pathname + location.search);
    parts ??= load().catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
    return parts;
  };
  const draw = async (isAsked = true) => {
    if (isComing) return;
    isComing = true;
    // The shopper's present position counts, not the one of an earlier visit.
    if (!choiceHere()) forgetPlace();
    list.setAttribute(COMING, choiceOf(selects) || choiceHere() ? 'list' : 'filters');
    try {
      const [{ drawList }, made] = await warmUp();
      await press;
      const firstPath = list.dataset.first ?? location.pathname;
      const chosen = choiceOf(selects);
      drawList(list, {
        ...made,
        source,
        built,
        firstPath,
        ownPath: location.pathname,
        isAsked: opener?.open === true,
        address: chosen && firstPath + chosen,
      });
    } catch {
      isComing = false;
      if (isAsked) {
        if (opener) opener.open = false;
        for (const select of selects) select.selectedIndex = 0;
        notify({ key: 'notice.not-loaded' });
      } else {
        // The list takes their room, and the button is there to try again.
        list.querySelector('.listing__bones')?.remove();
      }
    }
    list.removeAttribute(COMING);
  };

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    tools.addEventListener(type, () => void warmUp().catch(() => {}), { passive: true });
  // An element that goes away under the finger takes the press with it.
  tools.addEventListener('pointerdown', () => {
    press = new Promise((end) => {
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, () => setTimeout(end), { once: true });
    });
  });
  opener?.addEventListener('toggle', () => opener.open && void draw());
  for (const select of selects) select.addEventListener('change', () => void draw());
  if (opener?.open || choiceOf(selects) || choiceHere()) void draw();
  const [, from] =
    Object.entries(FILTERS_FROM).find(([place]) => list.classList.contains(`listing--${place}`)) ?? [];
  if (!from) return;
  const narrow = matchMedia(belowScreen(from));
  const come = () => narrow.matches || whenIdle(() => void draw(false));
  narrow.addEventListener('change', come);
  come();
}

const load = () => Promise.all([import('./draw-list.tsx'), fetchParts<PageListParts>(listPartsPath())]);

/** Asks for the filters of a list at a touch; loaded before: under a finger browsers load little. */
let askFilters: ((source: ListSource, address: string) => void) | undefined;
whenIdle(() => {
  import('#storefront/listing/filters-ahead.ts').then(
    (ahead) => {
      askFilters = ahead.askFilters;
    },
    () => {},
  );
});

/** Choices in the elements of the static page, as the query of an address. */
function choiceOf(selects: readonly HTMLSelectElement[]): string {
  const chosen = new URLSearchParams(selects.map(({ name, value }) => [name, value]));
  return writeListChoice(parseListChoice(chosen.toString(), PRODUCT_SORT), PRODUCT_SORT);
}

/** True if a link leads to further pages: those that the address names are then shown as they were built. */
const goesOn = document.querySelector('[data-list] a[data-more]') !== null;

/** Choices in the address of the page. */
function choiceHere(): string {
  const choice = parseListChoice(location.search, PRODUCT_SORT);
  return writeListChoice(goesOn ? { ...choice, page: 1 } : choice, PRODUCT_SORT);
}

const top = choiceHere() ? undefined : keptPlace();
for (const list of document.querySelectorAll<HTMLElement>('[data-list]')) {
  const source = parseListSource(list.dataset.list ?? '');
  if (source) startList(list, source);
  void startMorePages(list).then(() => {
    // A shopper who has scrolled meanwhile stays there.
    if (top !== undefined && scrollY === 0) scrollTo({ top, behavior: 'instant' });
  });
}
