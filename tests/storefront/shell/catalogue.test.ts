// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCatalogue } from '#storefront/shell/catalogue.ts';
import { aPlatform } from '../platform.ts';
import { find } from '../static-page.ts';

const PAGE =
  '<a data-catalogue href="#all">Catalogue</a><nav id="catalogue" popover></nav><button type="button">Search</button>';
const LIST =
  '<div class="catalogue__body"><ul class="catalogue__list"><li><a href="/en/category/tea">Tea</a></li><li><a href="/en/category">All</a></li></ul></div>';

let host: Awaited<ReturnType<typeof aPlatform>>;
/** jsdom has no screen: it is a wide one. */
vi.stubGlobal('matchMedia', () => ({ matches: true }));

let status = 200;
let body = LIST;

beforeEach(async () => {
  status = 200;
  body = LIST;
  host = await aPlatform(() => ({ status, body }));
  history.replaceState(null, '', '/');
  openPage();
  standInForPopovers();
});
afterEach(() => host.close());

function openPage(): void {
  Object.assign(document.documentElement.dataset, { language: 'en', defaultLanguage: 'ru' });
  document.body.innerHTML = PAGE;
}

/** jsdom has no popovers: imitates them as far as the page can tell. */
function standInForPopovers(): void {
  const menu = find('#catalogue');
  let isOpen = false;
  const turn = (open: boolean) => () => {
    isOpen = open;
    menu.dispatchEvent(new Event('toggle'));
  };
  const matches = menu.matches.bind(menu);
  Object.assign(menu, {
    showPopover: turn(true),
    hidePopover: turn(false),
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  });
}

const link = () => find<HTMLAnchorElement>('a[data-catalogue]');
const isOpen = () => find('#catalogue').matches(':popover-open');
/** A press of a mouse button is counted in `detail`; that of a key is not. */
const click = (more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...more });
  link().dispatchEvent(event);
  return event;
};
/** Until the page has the answer of a platform that fails: what is asked for after it has come back, too. */
async function refused(): Promise<void> {
  expect((await fetch('/later')).ok).toBe(false);
}
const listIsThere = () => vi.waitFor(() => expect(find('#catalogue').textContent).toBe('TeaAll'));

test('nothing is fetched before the link is neared, and then once', async () => {
  startCatalogue();
  expect(host.urls).toEqual([]);
  for (const type of ['pointerenter', 'focus', 'touchstart']) link().dispatchEvent(new Event(type));
  await listIsThere();
  click();
  expect(host.urls).toEqual(['GET /en/catalogue-menu']);
  expect(isOpen()).toBe(true);
});

test('a click opens the panel at once, and the list comes into it', async () => {
  startCatalogue();
  expect(click().defaultPrevented).toBe(true);
  expect(isOpen()).toBe(true);
  expect(find('#catalogue').childNodes).toHaveLength(0);
  await listIsThere();
  expect(location.hash).toBe('');
});

test('the link says whether the panel is open, and another click closes it', async () => {
  startCatalogue();
  expect(link().getAttribute('aria-controls')).toBe('catalogue');
  expect(link().ariaExpanded).toBe('false');
  click();
  expect(link().ariaExpanded).toBe('true');
  await listIsThere();
  click();
  expect(link().ariaExpanded).toBe('false');
  expect(isOpen()).toBe(false);
});

test('a press on the link that closes the panel does not open it again', async () => {
  startCatalogue();
  click();
  await listIsThere();
  link().dispatchEvent(new Event('pointerdown'));
  find('#catalogue').hidePopover();
  click();
  expect(isOpen()).toBe(false);
  link().dispatchEvent(new Event('pointerdown'));
  click();
  expect(isOpen()).toBe(true);
});

test('a press that closes the panel and lets go elsewhere does not keep a key from opening it', async () => {
  startCatalogue();
  click();
  await listIsThere();
  link().dispatchEvent(new Event('pointerdown'));
  find('#catalogue').hidePopover();
  click({ detail: 0 });
  expect(isOpen()).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', (key) => {
  startCatalogue();
  expect(click({ [key]: true }).defaultPrevented).toBe(false);
  expect(isOpen()).toBe(false);
});

test('opening it by a key moves the focus to the first entry, unless the focus went on by then', async () => {
  startCatalogue();
  link().focus();
  click({ detail: 0 });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Tea'));

  openPage();
  standInForPopovers();
  startCatalogue();
  link().focus();
  click({ detail: 0 });
  find('button').focus();
  await listIsThere();
  expect(document.activeElement).toBe(find('button'));
});

test('opening it by a key that the browser counts as a press moves the focus, too', async () => {
  startCatalogue();
  link().focus();
  link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Tea'));
});

test('opening it by mouse keeps the focus where it is', async () => {
  startCatalogue();
  link().focus();
  click();
  await listIsThere();
  expect(document.activeElement).toBe(link());
});

test('if the menu does not come the link is followed', async () => {
  status = 500;
  startCatalogue();
  click();
  await vi.waitFor(() => expect(location.hash).toBe('#all'));
  expect(isOpen()).toBe(false);
});

test.each([
  [
    'a page to sign in to the network',
    '<!doctype html><html><head><style>body{display:none}</style></head><body><form>Sign in</form></body></html>',
  ],
  ['a page around a menu', '<main><div class="catalogue__body"></div></main>'],
  ['nothing', ''],
])('%s in place of the menu is not shown, and the link is followed', async (_, answer) => {
  body = answer;
  startCatalogue();
  click();
  await vi.waitFor(() => expect(location.hash).toBe('#all'));
  expect(isOpen()).toBe(false);
  expect(find('#catalogue').childNodes).toHaveLength(0);
});

test('a menu that did not come when the link was neared is asked for again at the click', async () => {
  status = 500;
  startCatalogue();
  link().dispatchEvent(new Event('pointerenter'));
  await vi.waitFor(() => expect(host.urls).toHaveLength(1));
  await refused();
  expect(location.hash).toBe('');
  status = 200;
  click();
  await listIsThere();
  expect(location.hash).toBe('');
});

test('a panel that was closed before the menu failed keeps the page', async () => {
  status = 500;
  startCatalogue();
  click();
  click();
  await vi.waitFor(() => expect(host.urls).toHaveLength(1));
  await refused();
  expect(location.hash).toBe('');
});

test('a browser without popovers keeps the link', () => {
  openPage();
  startCatalogue();
  expect(click().defaultPrevented).toBe(false);
  expect(link().ariaExpanded).toBeNull();
});
