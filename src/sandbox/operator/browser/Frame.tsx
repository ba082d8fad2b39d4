import { useStore } from '@nanostores/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Boundary } from './Boundary.tsx';
import { formatClock, formatDay } from './format.ts';
import { $aheadMs, $isConnected } from './live.ts';
import { MessagesSection } from './MessagesSection.tsx';
import { News } from './News.tsx';
import { Icon, showInRow } from './parts.tsx';
import { PlaceContext, placeOf } from './place.ts';
import { ShopList } from './ShopList.tsx';
import { ShopView } from './ShopView.tsx';
import { SECTIONS } from './sections.ts';
import { useShopNames } from './shop-facts.ts';
import { $toasts } from './toast.ts';

const AHEAD_WORTH_SAYING_MS = 1_500;

/** Sections beside which a phone shows the shop. */
const HAS_PHONE: ReadonlySet<string> = new Set(['overview', 'settings']);

/** The whole page. */
export const Frame = () => (
  <>
    <a className="skip" href="#main">
      Skip to the content
    </a>
    <Boundary>
      <Shops />
    </Boundary>
    <Toasts />
  </>
);

function Shops() {
  const names = useShopNames();
  const { shop, section } = usePlace(names);
  const [id, title, Section] = section;
  useEffect(() => {
    document.title = `${title} · ${shop} · Shop sandbox`;
  }, [title, shop]);
  return (
    <PlaceContext value={{ shop, section: id }}>
      <div className="frame">
        <div className="side">
          <header className="head">
            <a className="brand" href="/" aria-label="Shop sandbox, overview">
              <img src="/operator/favicon.svg" alt="" width={26} height={26} />
              Shop sandbox
            </a>
            <Clock />
          </header>
          <Boundary isQuiet>
            <ShopList names={names} chosen={shop} section={id} />
          </Boundary>
          <Menu shop={shop} chosen={id} />
        </div>
        <main className="main" id="main" tabIndex={-1}>
          <h1>{title}</h1>
          <Boundary key={`${shop}/${id}`} fallback={<div className="section" aria-busy="true" />}>
            <div className="section" data-section={id}>
              <Section />
            </div>
          </Boundary>
        </main>
        <aside className="dock" id="dock" aria-label="Phone">
          <Boundary key={shop}>
            <div className="section">
              <MessagesSection />
            </div>
          </Boundary>
        </aside>
        <Boundary key={`${shop}/look`} isQuiet>
          {HAS_PHONE.has(id) && <ShopView key={shop} />}
        </Boundary>
        <Boundary isQuiet>
          <News key={shop} section={id} />
        </Boundary>
      </div>
    </PlaceContext>
  );
}

const onHash = (onChange: () => void) => {
  const listener = () => {
    onChange();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** `#/local/orders`; the first shop and the overview where the address says nothing. */
function usePlace(names: readonly string[]) {
  const hash = useSyncExternalStore(onHash, () => location.hash);
  const [, shop = '', id = ''] = hash.split('/').map(decodeURIComponent);
  const [first] = SECTIONS;
  return {
    shop: names.includes(shop) ? shop : (names[0] ?? ''),
    section: SECTIONS.find(([one]) => one === id) ?? first,
  };
}

/** The list of sections; on a phone it is a bar at the bottom that scrolls. */
const Menu = ({ shop, chosen }: { shop: string; chosen: string }) => (
  <nav className="menu" aria-label="Sections">
    {SECTIONS.map(([id, title]) => (
      <a
        key={id}
        className="menu__link"
        href={placeOf(shop, id)}
        aria-current={id === chosen ? 'page' : undefined}
        data-id={id}
        ref={id === chosen ? showInRow : undefined}
      >
        <Icon name={id} />
        {title}
      </a>
    ))}
  </nav>
);

/** The sandbox's time, and the state of the connection to it. */
function Clock() {
  const aheadMs = useStore($aheadMs);
  const isConnected = useStore($isConnected);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const now = new Date(Date.now() + aheadMs);
  return (
    <p className="clock" title="The sandbox's time">
      <span
        className={`clock__dot${isConnected ? ' clock__dot--on' : ''}`}
        role="img"
        aria-label={isConnected ? 'Connected' : 'Not connected'}
      />
      <time>
        {aheadMs > AHEAD_WORTH_SAYING_MS ? `${formatDay(now)}, ${formatClock(now)}` : formatClock(now)}
      </time>
    </p>
  );
}

const Toasts = () => (
  <div className="toasts" role="status" aria-live="polite">
    {useStore($toasts).map(({ id, text, kind, icon }) => (
      <div key={id} className={`toast toast--${kind}`}>
        <Icon name={icon} />
        <span>{text}</span>
      </div>
    ))}
  </div>
);
