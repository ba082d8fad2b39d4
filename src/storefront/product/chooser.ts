import { productPath, productVariationPath } from '#domain/link/paths.ts';
import { belowScreen } from '#domain/page/screen-width.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Milliseconds that a pointer or the focus rests on a value before its page is fetched ahead. */
const REST = 80;

/**
 * Makes choosers (`data-chooser`) follow the choice. Every value links to the nearest variation; `show` shows
 * that in place, and gets its new address. A value that no variation has together with the rest is chosen in
 * place: the dropped ones are asked for again, and adding waits.
 */
export function startChoosers(
  t: Translate,
  show: (id: number, address?: string) => void = (id, address) => void showInPlace(id, t, address),
): void {
  document.addEventListener('click', (event) => {
    const link = pressedValue(event);
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
    event.preventDefault();
    mark(chooser, link);
    const go = (id: number) => {
      if (id === 0 || id === shownId(chooser)) {
        mark(chooser);
        return;
      }
      // Small screens, and some layouts, have a chosen variation at an address of its own.
      const own = 'own' in chooser.dataset || matchMedia(belowScreen('desktop')).matches;
      show(id, pagePath(own ? productVariationPath(id) : productPath(id)));
    };
    if (chooser.dataset.chooser)
      import('./choose-in-place.ts').then(
        ({ chooseIn }) => go(chooseIn(chooser, link, t)),
        () => go(idOf(link)),
      );
    else go(idOf(link));
  });
  window.addEventListener('popstate', () => {
    const chooser = document.querySelector<HTMLElement>('[data-chooser]');
    const id = idOf(location);
    if (chooser && id > 0 && id !== shownId(chooser)) show(id);
  });
  fetchAhead();
}

/** Marks the pressed value at once, until the variation is shown. */
function mark(chooser: HTMLElement, pressed?: HTMLElement): void {
  for (const link of chooser.querySelectorAll('[aria-busy]')) link.removeAttribute('aria-busy');
  if (pressed) pressed.ariaBusy = 'true';
}

/**
 * A value under the pointer is likely chosen, so its page is fetched; shoppers who save data fetch only their
 * choice.
 */
function fetchAhead(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const near = (event: Event) => {
    const link = pressedValue(event);
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!link || link.ariaCurrent || connection?.saveData) return;
    clearTimeout(timer);
    if (link.closest<HTMLElement>('[data-chooser]')?.dataset.chooser)
      import('./choose-in-place.ts').catch(() => {});
    const fetchPage = () =>
      void import('./variation-page.ts').then(({ prepare }) => prepare(idOf(link))).catch(() => {});
    timer = setTimeout(fetchPage, event.type === 'touchstart' ? 0 : REST);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, near, { passive: true });
}

/** Shows a variation on the open page; opens its own page if that is not possible. */
async function showInPlace(id: number, t: Translate, address?: string): Promise<void> {
  try {
    const { showVariation } = await import('./variation-page.ts');
    await showVariation(id, t, address);
  } catch {
    if (address) location.assign(address);
    else location.reload();
  }
}

const idOf = ({ pathname }: { pathname: string }) => Number(pathname.split('/').at(-1));
const shownId = (chooser: HTMLElement) => Number(chooser.closest<HTMLElement>('[data-item]')?.dataset.item);
const pressedValue = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-chooser] li a') : null;
