import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { Delivery } from '#platform/areas/cache/webhook.ts';
import { type ChangeRow, type ChangeStep, changeRows, formatMs } from './change-rows.ts';
import { send, shopPath } from './control.ts';
import { empty } from './control-parts.ts';
import { type Child, h, icon } from './element.ts';
import { formatClock, formatDay } from './format.ts';
import { placeOf } from './live.ts';
import { defineSection } from './section.ts';
import { getShop } from './shops.ts';
import { showToast } from './toast.ts';

interface ChangeData {
  rows: ChangeRow[];
  storefront: string;
  /** Whether a storefront follows this platform. */
  isFollowed: boolean;
}

/** Rows that are shown, and pages of each that are linked. */
const MOST_ROWS = 30;
const MOST_LINKS = 6;

/** How each change came from the platform to the pages of the shop, as it happens. */
export const changes = defineSection<ChangeData>({
  id: 'changes',
  title: 'Changes',
  icon: 'changes',
  lead: 'Each change on its way from this platform to the pages of the shop, live, with what every stage takes.',
  async load({ shop }) {
    const [{ storefront }, told] = await Promise.all([getShop(shop), readRows(shop)]);
    return { storefront, ...told };
  },
  draw: ({ rows, storefront, isFollowed }, { shop }) => [
    !isFollowed &&
      h(
        'p',
        { class: 'notice' },
        icon('alert'),
        'No storefront tells what it makes of the messages. npm start runs one that does.',
      ),
    summary(rows),
    rows.length > 0
      ? rows.slice(0, MOST_ROWS).map((row) => drawRow(row, storefront))
      : empty('Nothing has changed yet.', 'changes'),
    h(
      'a',
      { class: 'link', href: placeOf(shop, 'products') },
      'Change a price, and see it go live here',
      icon('next'),
    ),
  ],
});

async function readRows(shop: string): Promise<Pick<ChangeData, 'rows' | 'isFollowed'>> {
  const [deliveries, told] = await Promise.all([
    send<Delivery[]>('GET', shopPath(shop, 'webhook', 'deliveries')),
    send<ShopChanges | null>('GET', shopPath(shop, 'changes')),
  ]);
  return { rows: changeRows(deliveries, told), isFollowed: told !== null };
}

function summary(rows: readonly ChangeRow[]): Child {
  const times = rows.flatMap(({ ms, steps }) => (ms !== undefined && isOfMessage(steps) ? ms : []));
  const [last] = times;
  if (last === undefined) return undefined;
  const sorted = times.toSorted((one, other) => one - other);
  return h(
    'div',
    { class: 'facts' },
    fact(formatMs(last), 'the last change'),
    fact(formatMs(sorted[Math.floor((sorted.length - 1) / 2)] ?? last), 'half of them within'),
    fact(formatMs(sorted.at(-1) ?? last), 'the slowest'),
  );
}

const isOfMessage = (steps: readonly ChangeStep[]) => steps[0]?.ms !== undefined;

function fact(value: string, label: string): HTMLElement {
  return h('div', { class: 'fact fact--still' }, h('strong', {}, value), h('span', {}, label));
}

function drawRow(row: ChangeRow, storefront: string): HTMLElement {
  const { title, at, state, says, detail, steps, pages } = row;
  const moment = new Date(at);
  return h(
    'article',
    { class: `card change change--${state}`, 'aria-label': title },
    h(
      'header',
      { class: 'change__head' },
      h('h3', {}, title),
      h('span', { class: `badge badge--${BADGES[state]}` }, says),
      h(
        'time',
        { class: 'muted', datetime: moment.toISOString(), title: formatDay(moment) },
        formatClock(moment),
      ),
    ),
    bar(steps),
    h('ol', { class: 'change__steps' }, steps.map(drawStep)),
    detail !== '' && h('p', { class: 'muted' }, detail),
    links(pages, storefront, title),
  );
}

const BADGES: Record<ChangeRow['state'], string> = {
  live: 'delivered',
  working: 'waiting',
  waiting: 'quiet',
  failed: 'failed',
};

/** Each stage as wide as it is long, up to the pages in place. */
function bar(steps: readonly ChangeStep[]): HTMLElement {
  const parts = steps
    .filter(({ id, ms, isNow }) => id !== 'read' && (ms !== undefined || isNow))
    .map(({ id, ms = 0, isNow }) => {
      const part = h('span', { class: `change__part change__part--${id}`, 'data-now': isNow });
      part.style.setProperty('--share', String(Math.max(ms, 1)));
      return part;
    });
  return h('div', { class: 'change__bar', 'aria-hidden': 'true' }, parts);
}

function drawStep({ id, name, ms, isNow, says = '–' }: ChangeStep): HTMLElement {
  const length = ms === undefined ? says : id === 'read' ? `${formatMs(ms)} later` : formatMs(ms);
  const state = isNow ? 'now' : ms === undefined ? 'open' : 'done';
  return h(
    'li',
    { class: `change__step change__step--${state} change__step--${id}` },
    h('span', { class: `change__dot change__part--${id}` }),
    h('span', { class: 'change__name' }, name),
    h('strong', {}, isNow ? '…' : length),
  );
}

function links({ first, count }: ChangeRow['pages'], storefront: string, title: string): Child {
  if (count === 0) return undefined;
  const rest = count - Math.min(first.length, MOST_LINKS);
  return h(
    'ul',
    { class: 'change__pages', 'aria-label': `Pages that ${title} changed` },
    first.slice(0, MOST_LINKS).map((path) =>
      h(
        'li',
        {},
        h(
          'a',
          {
            class: 'change__page',
            href: new URL(path, storefront).href,
            target: '_blank',
            rel: 'noreferrer',
          },
          path,
        ),
      ),
    ),
    rest > 0 && h('li', { class: 'muted' }, `and ${rest} more`),
  );
}

const told = new Map<string, string | undefined>();

/** Says once of each change that it is live, while another section is shown. */
export async function tellLiveChange(shop: string, isShown: boolean): Promise<void> {
  const { rows } = await readRows(shop).catch(() => ({ rows: [] as ChangeRow[] }));
  const last = rows.find(({ state }) => state === 'live');
  const before = told.get(shop);
  const isFirst = !told.has(shop);
  told.set(shop, last?.key);
  if (isFirst || isShown || !last || last.key === before || !isOfMessage(last.steps)) return;
  const pages = last.pages.count === 1 ? '1 page' : `${last.pages.count} pages`;
  showToast(`${last.title}: ${last.says.toLowerCase()} on ${pages}`);
}
