import type { DoneRebuild, OngoingRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';
import { send, shopPath } from './control.ts';
import { choice } from './control-parts.ts';
import { h, icon } from './element.ts';
import { getShop } from './shops.ts';

/** What the pages are called that show how a shop looks, by what their paths begin with. */
const KINDS = [
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/profile', 'Account'],
  ['/login', 'Signing in'],
  ['/category/', 'List of products'],
  ['/product/', 'Product page'],
  ['/supplier/', 'Page of a supplier'],
  ['/', 'Home page'],
] as const;

export type PageKind = (typeof KINDS)[number][0];

/** A phone with a page of the shop on it, which follows what is changed. */
export interface ShopView {
  /** Shows a shop; undefined puts the phone away. */
  show(shop: string | undefined): Promise<void>;
  /** Looks whether pages are different by now. */
  refresh(): Promise<void>;
  /** Goes to the page that shows a look, if the shop has it. */
  lookAt(kind: PageKind): void;
}

/** What is shown, and of which state of the shop. */
interface Shown {
  shop: string;
  storefront: string;
  paths: readonly string[];
  path: string;
  /** Number of the last rebuild; undefined before the first answer. */
  done?: number;
  /** Of which rebuild on its way the page is, by its start; `overtaken` where a newer look ended that one. */
  ahead?: number | 'overtaken' | undefined;
}

export function createShopView(root: HTMLElement): ShopView {
  const state = h('small', { class: 'look__state', role: 'status' });
  const pages = h('div', { class: 'look__page' });
  const screen = h('div', { class: 'phone__screen look__screen' }, pages);
  const link = h(
    'a',
    { class: 'icon-button', target: '_blank', rel: 'noreferrer', 'aria-label': 'Open the page' },
    icon('external'),
  );
  const open = h(
    'button',
    { type: 'button', class: 'button button--primary look__open', onclick: () => setOpen(true) },
    icon('external'),
    'See the shop',
  );
  let select: HTMLSelectElement | undefined;
  let shown: Shown | undefined;

  function setOpen(isOpen: boolean): void {
    root.classList.toggle('look--open', isOpen);
    (isOpen ? select : open)?.focus();
  }

  /** The page of before stays until the next one is there, so that nothing flickers. */
  function load(): void {
    if (!shown) return;
    link.href = upcoming(shown);
    const frame = h('iframe', {
      title: 'The shop',
      class: 'look__frame',
      src: link.href,
      referrerpolicy: 'no-referrer',
    });
    const before = [...pages.children];
    frame.addEventListener('load', () => {
      for (const one of before) one.remove();
    });
    pages.append(frame);
  }

  function draw({ paths, path }: Shown): void {
    const options = paths.map((one) => [one, nameOf(one)] as const);
    select = choice(options, path, go);
    select.setAttribute('aria-label', 'Page of the shop');
    select.className = 'field__input';
    const close = h(
      'button',
      {
        type: 'button',
        class: 'icon-button look__close',
        'aria-label': 'Put the phone away',
        onclick: () => setOpen(false),
      },
      icon('close'),
    );
    const top = h(
      'div',
      { class: 'phone__top look__top' },
      h('span', { class: 'phone__camera' }),
      h('div', { class: 'look__bar' }, select, link, close),
      state,
    );
    root.replaceChildren(open, h('div', { class: 'phone look__phone' }, top, screen));
  }

  function go(path: string): void {
    if (!shown || shown.path === path) return;
    shown.path = path;
    if (select) select.value = path;
    load();
  }

  async function refresh(): Promise<void> {
    const before = shown;
    if (!before) return;
    // Without an answer the page stays; the light beside the clock tells of it.
    const changes = await ask<ShopChanges>(before.shop, 'changes');
    if (shown !== before || !changes) return;
    const { ongoing } = changes;
    const { path, done = Number.POSITIVE_INFINITY } = before;
    const isReleased = changes.done.some(({ number, changed }) => number > done && isAmong(changed, path));
    const ahead = aheadOf(ongoing, path);
    const isOvertaken = !ahead && before.ahead && !isReleased && ongoing && !ongoing.failed;
    state.textContent = tell(ongoing, ahead !== undefined);
    // What was shown ahead of its release needs not be shown again by it.
    const isSeen = ahead ? ahead === before.ahead : isReleased === (typeof before.ahead === 'number');
    Object.assign(before, { done: changes.done[0]?.number ?? 0, ahead: isOvertaken ? 'overtaken' : ahead });
    // The look that was given up stays until the newer one is there.
    if (!isSeen && !isOvertaken) load();
  }

  return {
    refresh,
    async show(shop) {
      root.hidden = shop === undefined;
      if (shop === shown?.shop) return;
      shown = undefined;
      root.replaceChildren();
      pages.replaceChildren();
      if (shop === undefined) return;
      const [{ storefront }, paths] = await Promise.all([getShop(shop), ask<string[]>(shop, 'samples')]);
      root.hidden = !paths;
      const [path] = paths ?? [];
      if (!paths || path === undefined) return;
      shown = { shop, storefront, paths, path };
      draw(shown);
      load();
      await refresh();
    },
    lookAt(kind) {
      const path = shown?.paths.find((one) => kindOf(one)?.[0] === kind);
      if (path !== undefined) go(path);
    },
  };
}

/** What the storefront that follows a shop says; null where there is none. */
const ask = <Answer>(shop: string, question: string): Promise<Answer | null> =>
  send<Answer | null>('GET', shopPath(shop, question)).catch(() => null);

/** The address of the page as it will be. */
const upcoming = ({ storefront, path }: Shown) => new URL(`${path}?upcoming=1`, storefront).href;

/** Which rebuild on its way a page shows ahead of its release. */
const aheadOf = (ongoing: OngoingRebuild | null, path: string) =>
  ongoing?.samples?.includes(path) ? ongoing.startedAt : undefined;

/** Of many pages only the first are named. */
const isAmong = ({ first, count }: DoneRebuild['changed'], path: string) =>
  first.includes(path) || count > first.length;

const kindOf = (path: string) => KINDS.find(([start]) => path.startsWith(start));
const nameOf = (path: string) => kindOf(path)?.[1] ?? path;

function tell(ongoing: OngoingRebuild | null, isAhead: boolean): string {
  if (!ongoing) return 'As shoppers see it';
  if (ongoing.failed) return `Not for shoppers: ${ongoing.failed.reason}`;
  if (!isAhead) return 'The next look is on its way';
  const { stage, done, total } = ongoing;
  return stage === 'render' ? `For shoppers soon: ${done} of ${total} pages` : 'For shoppers in a moment';
}
