import { catalogueMenuPath } from '#domain/link/paths.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Milliseconds in which the menu must come; then the link is followed. */
const LONGEST_WAIT = 4000;

/**
 * Opens the catalogue menu in place of the page that each `a[data-catalogue]` leads to. The menu is loaded
 * once a page, when the shopper first nears such a link; until then the open panel shows that it is on its
 * way. If it does not come, the link is followed.
 */
export function startCatalogue(): void {
  const menu = document.getElementById('catalogue');
  if (!menu?.showPopover) return;
  let coming: Promise<boolean> | undefined;
  const load = () => {
    coming ??= Promise.all([fetchMenu(), import('./catalogue-panels.ts')]).then(
      ([list, { startPanels }]) => startPanels(menu, list),
      () => {
        coming = undefined;
        return false;
      },
    );
    return coming;
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-catalogue]'))
    openBy(link, menu, load);
}

function openBy(link: HTMLAnchorElement, menu: HTMLElement, load: () => Promise<boolean>): void {
  let wasOpen = false;
  let byKey = false;
  const isOpen = () => menu.matches(':popover-open');

  const open = async (byKeyboard: boolean) => {
    menu.showPopover();
    const isThere = await load();
    if (!isOpen()) return;
    if (!isThere) {
      menu.hidePopover();
      location.assign(link.href);
    } else if (byKeyboard && document.activeElement === link) menu.querySelector('a')?.focus();
  };

  // No aria-haspopup: that announces a menu of commands, and these are links.
  link.setAttribute('aria-controls', menu.id);
  link.ariaExpanded = 'false';
  menu.addEventListener('toggle', () => {
    link.ariaExpanded = String(isOpen());
  });
  for (const type of ['pointerenter', 'touchstart', 'focus'])
    link.addEventListener(type, load, { passive: true });
  // The browser closes the panel when the link is pressed, so at the click it is too late to ask.
  link.addEventListener('pointerdown', () => {
    byKey = false;
    wasOpen = isOpen();
  });
  // Firefox counts a press of a key, too.
  link.addEventListener('keydown', ({ key }) => {
    byKey = key === 'Enter';
  });
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const byKeyboard = byKey || event.detail === 0;
    byKey = false;
    if (isOpen()) menu.hidePopover();
    else if (!wasOpen || byKeyboard) void open(byKeyboard);
    wasOpen = false;
  });
}

/** The menu alone. Throws if a network answers with a page of its own, like one to sign in. */
export async function fetchMenu(): Promise<Element> {
  const { body } = await fetchHtml(pagePath(catalogueMenuPath()), AbortSignal.timeout(LONGEST_WAIT));
  const list = body.firstElementChild;
  if (!list?.matches('.catalogue__body')) throw new Error('That is no menu.');
  return list;
}
