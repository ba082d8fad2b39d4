import type { CSSProperties } from 'react';
import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { Delivery } from '#platform/areas/cache/webhook.ts';
import { type ChangeRow, type ChangeStep, changeRows, formatMs } from './change-rows.ts';
import { formatClock, formatDay } from './format.ts';
import { useAnswer } from './live.ts';
import { Empty, Entry, Facts, Icon, Notice, Outside } from './parts.tsx';
import { placeOf, useShop } from './place.ts';
import { useChosenShop } from './shop-facts.ts';

/** Rows that are shown, and pages of each that are linked. */
const MOST_ROWS = 30;
const MOST_LINKS = 6;

const BADGES: Record<ChangeRow['state'], string> = {
  live: 'delivered',
  working: 'waiting',
  waiting: 'quiet',
  failed: 'failed',
};

/** Tone of each stage, the later the darker. */
const TONES: Record<ChangeStep['id'], string> = {
  sent: '12%',
  queued: '20%',
  pull: '32%',
  plan: '52%',
  render: '76%',
  publish: '100%',
  read: '100%',
};

/** A message of the platform was its reason. */
export const isOfMessage = ({ steps }: ChangeRow) => steps[0]?.ms !== undefined;

/** The shop's changes, and whether a storefront follows them. */
export function useChangeRows(): { rows: ChangeRow[]; isFollowed: boolean } {
  const { path } = useShop();
  const deliveries = useAnswer<Delivery[]>(path('webhook', 'deliveries'));
  const changes = useAnswer<ShopChanges | null>(path('changes'));
  return { rows: changeRows(deliveries, changes), isFollowed: changes !== null };
}

/** The way of each change from the platform to the pages of the shop, as it happens. */
export function ChangesSection() {
  const { shop } = useShop();
  const { rows, isFollowed } = useChangeRows();
  return (
    <>
      <p className="lead">
        Each change on its way from this platform to the pages of the shop, live, with what every stage takes.
      </p>
      {!isFollowed && (
        <Notice>
          No storefront follows the shop, so only messages are shown. npm start runs one that does.
        </Notice>
      )}
      <Summary times={rows.flatMap((row) => (row.ms !== undefined && isOfMessage(row) ? row.ms : []))} />
      {rows.slice(0, MOST_ROWS).map((row) => (
        <Change key={row.key} row={row} />
      ))}
      {rows.length === 0 && <Empty icon="changes">Nothing has changed yet.</Empty>}
      <a className="link" href={placeOf(shop, 'products')}>
        Change a price, and see it go live here
        <Icon name="next" />
      </a>
    </>
  );
}

/** The last changes in short, with the way to all. */
export function LastChanges({ most }: { most: number }) {
  const { shop } = useShop();
  const { rows } = useChangeRows();
  return (
    <>
      {rows.slice(0, most).map((row) => (
        <Change key={row.key} row={row} />
      ))}
      <a className="link" href={placeOf(shop, 'changes')}>
        {rows.length > 0 ? 'All changes' : 'Nothing has changed yet: see how a change comes to the shop'}
        <Icon name="next" />
      </a>
    </>
  );
}

function Summary({ times }: { times: readonly number[] }) {
  const sorted = times.toSorted((one, other) => one - other);
  const [last, half, slowest] = [times[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
  if (last === undefined || half === undefined || slowest === undefined) return null;
  return (
    <Facts
      of={[
        [formatMs(last), 'the last change'],
        [formatMs(half), 'half of them within'],
        [formatMs(slowest), 'the slowest'],
      ]}
    />
  );
}

function Change({ row: { title, at, state, says, detail, steps, pages } }: { row: ChangeRow }) {
  const moment = new Date(at);
  const time = (
    <time dateTime={moment.toISOString()} title={formatDay(moment)}>
      {formatClock(moment)}
    </time>
  );
  const badge = <span className={`badge badge--${BADGES[state]}`}>{says}</span>;
  return (
    <Entry title={title} note={time} side={badge}>
      <ol className="steps">
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
      {detail !== '' && <p className="muted">{detail}</p>}
      {pages.count > 0 && <Pages title={title} {...pages} />}
    </Entry>
  );
}

function Step({ id, name, ms, isNow, says = '–' }: ChangeStep) {
  const length = ms === undefined ? says : id === 'read' ? `${formatMs(ms)} later` : formatMs(ms);
  const tone = isNow || ms !== undefined ? TONES[id] : '0%';
  return (
    <li data-now={isNow || undefined} style={{ '--tone': tone } as CSSProperties}>
      <small>{name}</small>
      <strong>{isNow ? '…' : length}</strong>
    </li>
  );
}

function Pages({ title, first, count }: ChangeRow['pages'] & { title: string }) {
  const { storefront } = useChosenShop();
  const shown = first.slice(0, MOST_LINKS);
  return (
    <ul className="line" aria-label={`Pages that ${title} changed`}>
      {shown.map((path) => (
        <li key={path}>
          <Outside className="page-link" href={new URL(path, storefront).href}>
            {path}
          </Outside>
        </li>
      ))}
      {count > shown.length && <li className="muted">and {count - shown.length} more</li>}
    </ul>
  );
}
