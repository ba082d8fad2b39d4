import { parseStockId } from '#contract/value/stock-id.ts';
import { type CartLine, cartTotal, isSoldOut, lineSum } from '#domain/cart/cart.ts';
import { miniCartPath, productPath } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { typeset } from '#domain/text/typeset.ts';
import { addSheet } from '#storefront/page/add-sheet.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';
import { pageCurrency, pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $cart } from './cart.store.ts';
import { removeFromCart } from './cart-actions.ts';
import { cartHref } from './cart-link.ts';

/** Milliseconds that it stays open after pointer and focus have left it. */
export const MINI_CART_TIME = 2000;

/** Most lines without scrolling; the end of a longer list fades. */
export const MOST_PLAIN_LINES = 6;

/** Milliseconds that its code and template may take to load. */
const LONGEST_WAIT = 4000;

let coming: Promise<HTMLElement> | undefined;

/** True after Escape: it opens again only when pointer or focus return. */
let dismissed = false;

/** Opens the mini cart below the cart link. Throws if it cannot be loaded. */
export async function openMiniCart(link: HTMLAnchorElement): Promise<void> {
  coming ??= create(link).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  const panel = await coming;
  // The shopper has left the link meanwhile.
  if (dismissed || !link.matches(':hover, :focus-visible')) return;
  show(panel, link, true);
}

async function create(link: HTMLAnchorElement): Promise<HTMLElement> {
  const { head, body } = await fetchHtml(pagePath(miniCartPath()), AbortSignal.timeout(LONGEST_WAIT));
  const panel = body.querySelector<HTMLElement>('#mini-cart');
  if (!panel) throw new Error('In place of the list of the cart came something else.');
  const links = [...head.querySelectorAll('link'), ...body.querySelectorAll('link')];
  await Promise.all(links.map((sheet) => addSheet(sheet.getAttribute('href') ?? '')));
  link.closest('nav')?.after(panel);
  link.setAttribute('aria-controls', panel.id);
  closeWhenLeft(panel, link);
  panel.addEventListener('click', (event) => remove(event, panel));
  $cart.subscribe(() => paint(panel));
  $session.subscribe(() => paint(panel));
  return panel;
}

function closeWhenLeft(panel: HTMLElement, link: HTMLAnchorElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(timer);
  const leave = () => {
    stay();
    timer = setTimeout(() => {
      if (![panel, link].some((one) => one.matches(':hover, :focus-within'))) show(panel, link, false);
    }, MINI_CART_TIME);
  };
  for (const element of [panel, link]) {
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, stay);
    for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, leave);
  }
  for (const type of ['pointerleave', 'focusout'])
    link.addEventListener(type, () => {
      dismissed = false;
    });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return;
    if (panel.contains(document.activeElement)) link.focus();
    dismissed = true;
    show(panel, link, false);
  });
}

function show(panel: HTMLElement, link: HTMLAnchorElement, isOpen: boolean): void {
  panel.hidden = !isOpen;
  link.ariaExpanded = String(isOpen);
}

function paint(panel: HTMLElement): void {
  const cart = $cart.get();
  const list = panel.querySelector('ul');
  const row = panel.querySelector('template')?.content.firstElementChild;
  if (!list || !row) return;
  const focused = list.contains(document.activeElement) && document.activeElement;
  list.replaceChildren(...cart.lines.map((line) => createRow(row, line)));
  if (focused instanceof HTMLButtonElement)
    list.querySelector<HTMLElement>(`button[value="${CSS.escape(focused.value)}"]`)?.focus();
  list.classList.toggle('mini-cart__list--long', cart.lines.length > MOST_PLAIN_LINES);
  const isEmpty = cart.lines.length === 0;
  for (const one of panel.querySelectorAll<HTMLElement>('[data-empty]')) one.hidden = !isEmpty;
  for (const one of panel.querySelectorAll<HTMLElement>('[data-full]')) one.hidden = isEmpty;
  for (const one of panel.querySelectorAll('[data-total]'))
    one.textContent = formatPrice(cartTotal(cart), pageCurrency());
  for (const one of panel.querySelectorAll<HTMLAnchorElement>('[data-to-cart]')) one.href = cartHref();
}

function createRow(pattern: Element, line: CartLine): Element {
  const { name, language, image, count, stock, variationId } = line;
  const row = pattern.cloneNode(true) as Element;
  const fill = <Type extends Element>(selector: string, change: (part: Type) => void) => {
    for (const part of row.querySelectorAll<Type>(selector)) change(part);
  };
  fill<HTMLImageElement>('img', (picture) => {
    if (image) picture.src = image;
    else picture.remove();
  });
  fill<HTMLAnchorElement>('a', (link) => {
    link.textContent = typeset(name, language);
    link.href = pagePath(productPath(variationId));
  });
  fill('.mini-cart__count', (part) => {
    part.textContent = part.textContent?.replace('%COUNT%', String(count)) ?? '';
  });
  fill<HTMLElement>('.mini-cart__sum', (part) => {
    const unsold = (line.gone ? part.dataset.gone : part.dataset.soldOut) ?? '';
    part.textContent = isSoldOut(line) ? unsold : formatPrice(lineSum(line), pageCurrency());
  });
  fill<HTMLButtonElement>('button', (button) => {
    button.ariaLabel = button.ariaLabel?.replace('%NAME%', () => name) ?? name;
    button.value = String(stock.id);
  });
  return row;
}

/** Removes a line; the focus goes to the line in its place, else to the link at the end of the list. */
function remove({ target }: Event, panel: HTMLElement): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  const buttons = () => [...panel.querySelectorAll<HTMLElement>('li button')];
  const at = buttons().indexOf(button);
  removeFromCart(parseStockId(button.value));
  const next = buttons();
  const links = [...panel.querySelectorAll<HTMLElement>(':scope > a')];
  (
    next[Math.min(at, next.length - 1)] ??
    links[0] ??
    document.querySelector<HTMLElement>('.header a[data-to-cart]')
  )?.focus();
}
