import { LastChanges } from './ChangesSection.tsx';
import { formatCount, textOf } from './format.ts';
import { CopyButton, Facts, Icon, Notice, Outside, Pairs, Picture } from './parts.tsx';
import { placeOf } from './place.ts';
import { useChosenShop } from './shop-facts.ts';

const COUNTED = [
  ['product', 'products', 'products'],
  ['variation', 'variations', 'products'],
  ['customer', 'customers', 'customers'],
  ['message', 'messages', 'messages'],
  ['review', 'reviews', 'reviews'],
  ['category', 'categories', 'content'],
] as const;

/** The chosen shop with its counts, its last changes, its address and its key. */
export function OverviewSection() {
  const { name, securityKey, market, counts, storefront } = useChosenShop();
  const logo = market.logo?.urls.original;
  const key = (
    <>
      <code>{securityKey}</code>
      <CopyButton text={securityKey} label="Copy the security key" />
    </>
  );
  return (
    <>
      <p className="lead">
        A whole shop platform on this machine. Try anything: no phone, no bank, no courier is involved.
      </p>
      <section className="card">
        <div className="split">
          <Picture className="logo" src={logo} alt={`Logo of ${textOf(market.name)}`} />
          <div className="named">
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
      </section>
      <section className="stack" aria-labelledby="last-changes">
        <h2 id="last-changes">Last changes</h2>
        <LastChanges most={3} />
      </section>
      <section className="card">
        <Pairs
          of={[
            ['Storefront', storefront],
            ['Languages fall back to', market.lang],
            ['Phone', market.phones[0] ?? '–'],
            ['Security key', key],
          ]}
        />
      </section>
      <Outside href="/docs">Every call of the platform, described</Outside>
    </>
  );
}
