import { atom } from 'nanostores';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';
import { useAnswer } from './live.ts';
import { Icon } from './parts.tsx';
import { useShop } from './place.ts';
import { useChosenShop } from './shop-facts.ts';
import { type Followed, followChanges, stateOf } from './shown-page.ts';

/** A kind of page that is to be shown. */
const $wanted = atom<{ page: string } | undefined>();

/** Has the phone beside a section show a kind of page: `home`, `category/slug`. */
export const lookAt = (page: string) => $wanted.set({ page });

const { home, list, product, supplier, login, cart, checkout, profile } = LOOK_TABLES;

/** Beginning of the paths of a kind of page. */
const startOf = (page: string) =>
  page === 'home' ? '/' : `/${page.slice(0, page.indexOf('/') + 1 || undefined)}`;

/** Kinds of pages that show how a shop looks; every path begins like that of the home page. */
const PAGES = [cart, checkout, profile, login, list, product, supplier, home].map(
  ({ page, label }) => [startOf(page), page, label] as const,
);

const pageOf = (path: string) => PAGES.find(([start]) => path.startsWith(start));

/** A phone with a page of the shop on it, which follows what is changed; nothing where none is built. */
export function ShopView() {
  const { path } = useShop();
  const samples = useAnswer<string[] | null>(path('samples'));
  const [first] = samples ?? [];
  return samples && first !== undefined && <Phone samples={samples} first={first} />;
}

function Phone({ samples, first }: { samples: readonly string[]; first: string }) {
  const { path } = useShop();
  const { storefront } = useChosenShop();
  const changes = useAnswer<ShopChanges | null>(path('changes'));
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(first);
  const [frames, setFrames] = useState([0]);
  const followed = useRef<Followed>({});
  const root = useRef<HTMLElement>(null);
  const address = new URL(`${shown}?upcoming=1`, storefront).href;

  /** The page of before stays until the next one is there, so that nothing flickers. */
  const load = () => setFrames((all) => [...all, (all.at(-1) ?? 0) + 1]);
  const go = (next: string | undefined) => {
    if (next === undefined || next === shown) return;
    setShown(next);
    load();
  };
  const open = (isNow: boolean) => {
    setOpen(isNow);
    const next = isNow ? 'select' : '.look__open';
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(next)?.focus());
  };
  const follow = useEffectEvent((now: ShopChanges) => {
    const { next, isNew } = followChanges(followed.current, now, shown);
    followed.current = next;
    if (isNew) load();
  });
  const show = useEffectEvent((page: string) => go(samples.find((one) => pageOf(one)?.[1] === page)));
  useEffect(() => {
    if (changes) follow(changes);
  }, [changes]);
  useEffect(() => $wanted.listen((wanted) => wanted && show(wanted.page)), []);

  return (
    <aside ref={root} className={`look${isOpen ? ' look--open' : ''}`} aria-label="The shop as it will look">
      <button type="button" className="button button--primary look__open" onClick={() => open(true)}>
        <Icon name="external" />
        See the shop
      </button>
      <div className="phone look__phone">
        <div className="phone__top">
          <div className="look__bar">
            <select
              className="field__input"
              aria-label="Page of the shop"
              value={shown}
              onChange={({ target }) => go(target.value)}
            >
              {samples.map((one) => (
                <option key={one} value={one}>
                  {pageOf(one)?.[2] ?? one}
                </option>
              ))}
            </select>
            <a
              className="icon-button"
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label="Open the page"
            >
              <Icon name="external" />
            </a>
            <button
              type="button"
              className="icon-button look__close"
              aria-label="Put the phone away"
              onClick={() => open(false)}
            >
              <Icon name="close" />
            </button>
          </div>
          <small className="look__state" role="status">
            {changes && stateOf(changes, shown)}
          </small>
        </div>
        <div className="look__page">
          {frames.map((frame) => (
            <Frame
              key={frame}
              address={address}
              onLoad={() => setFrames((all) => all.filter((one) => one >= frame))}
            />
          ))}
        </div>
      </div>
    </aside>
  );
}

/** A page as it was asked for. */
function Frame({ address, onLoad }: { address: string; onLoad: () => void }) {
  const [src] = useState(address);
  return (
    <iframe title="The shop" className="look__frame" src={src} referrerPolicy="no-referrer" onLoad={onLoad} />
  );
}
