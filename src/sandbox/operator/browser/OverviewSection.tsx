import { formatCount, textOf } from './format.ts';
import { CopyButton, Facts, Icon, Named, Notice, Outside, Pairs } from './parts.tsx';
import { placeOf, useShop } from './place.ts';
import { ShopMark } from './ShopList.tsx';
import { type ShopFacts, useChosenShop, useShopFacts, useShopNames } from './shop-facts.ts';

const COUNTED = [
  ['product', 'products', 'products'],
  ['variation', 'variations', 'products'],
  ['customer', 'customers', 'customers'],
  ['message', 'messages', 'messages'],
  ['review', 'reviews', 'reviews'],
  ['category', 'categories', 'content'],
] as const;

/** Who the chosen shop is, and the way to the others. */
export const OverviewSection = () => (
  <>
    <p className="lead">
      A whole shop platform on this machine. Try anything: no phone, no bank, no courier is involved.
    </p>
    <Chosen />
    <h2>All shops</h2>
    <div className="cards">
      {useShopNames().map((name) => (
        <ShopCard key={name} name={name} />
      ))}
    </div>
    <Outside href="/docs">Every call of the platform, described</Outside>
  </>
);

function Chosen() {
  const { name, securityKey, market, counts, storefront } = useChosenShop();
  const key = (
    <>
      <code>{securityKey}</code>
      <CopyButton text={securityKey} label="Copy the security key" />
    </>
  );
  return (
    <section className="card">
      <div className="split">
        <Logo market={market} />
        <div className="named named--wide">
          <h2>{textOf(market.name)}</h2>
          <p>{textOf(market.slogan)}</p>
        </div>
        <Outside className="button button--primary" href={storefront}>
          <Icon name="external" />
          Open the shop
        </Outside>
      </div>
      {market.websiteDisabled && <Notice>The website is disabled: shoppers see a notice.</Notice>}
      {market.allowDebt && <Notice>Business mode: only who is signed in sees the shop.</Notice>}
      {!market.settings.cartActive && <Notice>The cart is off.</Notice>}
      <Facts
        of={COUNTED.map(([kind, label, section]) => [
          formatCount(counts[kind] ?? 0),
          label,
          placeOf(name, section),
        ])}
      />
      <Pairs
        of={[
          ['Storefront', storefront],
          ['Security key', key],
          ['Languages fall back to', market.lang],
          ['Phone', market.phones[0] ?? '–'],
        ]}
      />
    </section>
  );
}

function ShopCard({ name }: { name: string }) {
  const { market, counts, storefront, securityKey } = useShopFacts(name);
  const isChosen = name === useShop().shop;
  const to = placeOf(name, 'overview');
  return (
    <article className="card shop-card">
      <a className="goods" href={to} aria-current={isChosen ? 'true' : undefined}>
        {market.logo ? <Logo market={market} /> : <ShopMark market={market} />}
        <Named name={textOf(market.name)} note={textOf(market.slogan)} />
      </a>
      <p className="muted">
        {name} · {formatCount(counts['variation'] ?? 0)} variations · {securityKey}
      </p>
      <Outside href={storefront}>Open {textOf(market.name)}</Outside>
    </article>
  );
}

function Logo({ market: { logo, name } }: Pick<ShopFacts, 'market'>) {
  const src = logo?.urls.original;
  return src && <img className="logo" src={src} alt={`Logo of ${textOf(name)}`} />;
}
