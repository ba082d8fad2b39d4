import type { ChangeKind } from '#contract/cache/webhook.ts';
import type { DoneRebuild, OngoingRebuild, ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { Delivery } from '#platform/areas/cache/webhook.ts';

/** The way of a change, from the platform to the pages; lengths in milliseconds. */
export interface ChangeStep {
  id: 'sent' | 'queued' | 'pull' | 'plan' | 'render' | 'publish' | 'read';
  name: string;
  /** Undefined where it has not come so far, or nobody knows. */
  ms: number | undefined;
  /** It is here now. */
  isNow: boolean;
  /** Words in place of the length. */
  says?: string;
}

export interface ChangeRow {
  key: string;
  title: string;
  /** When it began, in milliseconds since 1970. */
  at: number;
  state: 'live' | 'working' | 'waiting' | 'failed';
  /** `Live in 184 ms`. */
  says: string;
  /** Further facts in a few words. */
  detail: string;
  steps: ChangeStep[];
  /** From the platform's change to the served pages. */
  ms: number | undefined;
  pages: { first: readonly string[]; count: number };
}

const NAMES: Record<ChangeKind, readonly [one: string, many: string]> = {
  'market-data': ['Shop data', 'Shop data'],
  'menu-item': ['Menu entry', 'Menu entries'],
  category: ['Category', 'Categories'],
  brand: ['Brand', 'Brands'],
  supplier: ['Supplier', 'Suppliers'],
  slide: ['Slide', 'Slides'],
  banner: ['Banner', 'Banners'],
  block: ['Block', 'Blocks'],
  collection: ['Collection', 'Collections'],
  news: ['News', 'News'],
  page: ['Page', 'Pages'],
  product: ['Product', 'Products'],
  variation: ['Variation', 'Variations'],
  review: ['Review', 'Reviews'],
  shop: ['Settings of the shop', 'Settings of the shop'],
};

/** Titles of rebuilds that no message of this platform began. */
const WITHOUT_MESSAGE: Record<DoneRebuild['triggers'][number]['kind'], string> = {
  build: 'Whole build',
  message: 'A message',
  first: 'First look at the shop',
  start: 'Start of the storefront',
  reconcile: 'Found by asking',
  sweep: 'Nightly comparison',
  look: 'Another look',
  time: 'A moment that came',
};

const NAMED_IDS = 3;
const NO_PAGES = { first: [], count: 0 };

/** Messages of the platform and what the storefront made of them, the newest first. */
export function changeRows(deliveries: readonly Delivery[], changes: ShopChanges | null): ChangeRow[] {
  const left = new Map(deliveries.map((delivery) => [delivery.id, delivery]));
  const take = (of: { triggers: DoneRebuild['triggers'] }) =>
    of.triggers.flatMap(({ id }) => {
      const delivery = left.get(id);
      left.delete(id);
      return delivery ?? [];
    });
  const rows: ChangeRow[] = [];
  for (const done of changes?.done ?? []) rows.push(doneRow(done, take(done)));
  if (changes?.ongoing) rows.push(ongoingRow(changes.ongoing, take(changes.ongoing)));
  const queued = new Set(changes?.waiting.map(({ id }) => id));
  for (const delivery of left.values()) rows.push(deliveryRow(delivery, queued.has(delivery.id)));
  return rows.sort((one, other) => other.at - one.at);
}

function doneRow(done: DoneRebuild, deliveries: readonly Delivery[]): ChangeRow {
  const { triggers, startedAt, publishedAt, readAt, milliseconds, pages, release, fullReason } = done;
  const cameAt = triggers[0]?.at ?? startedAt;
  const savedAt = savedAtOf(deliveries, cameAt);
  const ms = publishedAt - (savedAt ?? cameAt);
  const { pull, plan, render, publish } = milliseconds;
  // Between the pull and the plan a shop waits for its turn at the workers.
  const turn = Math.max(0, publishedAt - startedAt - pull - plan - render - publish);
  const written = pages.written + pages.removed;
  return {
    key: `done-${done.number}`,
    title: titleOf(deliveries, triggers),
    at: savedAt ?? cameAt,
    state: 'live',
    says: `Live in ${formatMs(ms)}`,
    detail: [
      release !== null && `release ${release}`,
      triggers.length > 1 && `${triggers.length} messages`,
      written === 0 ? 'no page is different' : `${count(written, 'page')} changed`,
      `${pages.rendered} rendered`,
      `${pages.kept} untouched`,
      fullReason !== null && `all pages: ${fullReason}`,
    ]
      .filter(Boolean)
      .join(' · '),
    steps: stepsOf({
      sent: savedAt === undefined ? undefined : cameAt - savedAt,
      queued: startedAt - cameAt,
      pull,
      plan: plan + turn,
      render,
      publish,
      read: readAt == null ? readAt : Math.max(0, readAt - publishedAt),
    }),
    ms,
    pages: done.changed,
  };
}

const DOING: Record<OngoingRebuild['stage'], string> = {
  pull: 'Pulling',
  plan: 'Planning',
  render: 'Rendering',
  publish: 'Publishing',
};

function ongoingRow(ongoing: OngoingRebuild, deliveries: readonly Delivery[]): ChangeRow {
  const { triggers, startedAt, stage, done, total, failed } = ongoing;
  const cameAt = triggers[0]?.at ?? startedAt;
  const savedAt = savedAtOf(deliveries, cameAt);
  const far = total > 0 ? ` ${done} of ${total}` : '';
  return {
    key: `ongoing-${startedAt}`,
    title: titleOf(deliveries, triggers),
    at: savedAt ?? cameAt,
    state: failed ? 'failed' : 'working',
    says: failed ? (failed.nextAt === null ? 'Held' : 'Tried again') : `${DOING[stage]}${far}`,
    detail: failed ? failureOf(failed) : '',
    steps: stepsOf(
      { sent: savedAt === undefined ? undefined : cameAt - savedAt, queued: startedAt - cameAt },
      failed ? undefined : stage,
    ),
    ms: undefined,
    pages: NO_PAGES,
  };
}

function failureOf({ reason, nextAt }: NonNullable<OngoingRebuild['failed']>): string {
  if (nextAt === null) return reason;
  return `${reason} Next try at ${new Date(nextAt).toLocaleTimeString('en-GB')}.`;
}

function deliveryRow(delivery: Delivery, isQueued: boolean): ChangeRow {
  const { id, createdAt, triedAt, state, error } = delivery;
  const at = Date.parse(createdAt);
  const isTaken = state === 'delivered';
  const sent = isTaken && triedAt !== null ? Math.max(0, Date.parse(triedAt) - at) : undefined;
  return {
    key: id,
    title: titleOf([delivery], []),
    at,
    state: state === 'failed' ? 'failed' : 'waiting',
    says: state === 'failed' ? 'Not taken' : isQueued ? 'Waits its turn' : isTaken ? 'Taken' : 'On its way',
    detail: error ?? '',
    steps: stepsOf({ sent }, isQueued ? 'queued' : undefined),
    ms: undefined,
    pages: NO_PAGES,
  };
}

const STEPS = [
  ['sent', 'Sent'],
  ['queued', 'Queued'],
  ['pull', 'Pulled'],
  ['plan', 'Planned'],
  ['render', 'Rendered'],
  ['publish', 'Published'],
  ['read', 'Open page has it'],
] as const;

/** Null for a length: it waits for somebody to ask. */
function stepsOf(
  known: Partial<Record<ChangeStep['id'], number | null | undefined>>,
  now?: ChangeStep['id'],
): ChangeStep[] {
  return STEPS.map(([id, name]) => {
    const step = { id, name, ms: known[id] ?? undefined, isNow: id === now };
    return known[id] === null ? { ...step, says: 'not asked for yet' } : step;
  });
}

/** When the platform saved the first change; undefined where its clock is not that of this machine. */
function savedAtOf(deliveries: readonly Delivery[], cameAt: number): number | undefined {
  if (deliveries.length === 0) return undefined;
  const savedAt = Math.min(...deliveries.map(({ createdAt }) => Date.parse(createdAt)));
  return savedAt <= cameAt && cameAt - savedAt < 3_600_000 ? savedAt : undefined;
}

function titleOf(deliveries: readonly Delivery[], triggers: DoneRebuild['triggers']): string {
  if (deliveries.length === 0) return WITHOUT_MESSAGE[triggers[0]?.kind ?? 'message'];
  const ids = new Map<ChangeKind, Set<string>>();
  for (const { kind, ids: named } of deliveries.flatMap(({ message }) => message.changed))
    ids.set(kind, new Set([...(ids.get(kind) ?? []), ...named]));
  if (ids.size === 0) return 'Anything may have changed';
  return [...ids].map(([kind, named]) => nameOf(kind, [...named])).join(', ');
}

function nameOf(kind: ChangeKind, ids: readonly string[]): string {
  const [one, many] = NAMES[kind];
  if (ids.length === 0) return many;
  const rest = ids.length - NAMED_IDS;
  const named = ids.slice(0, NAMED_IDS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return `${ids.length === 1 ? one : many} ${named}`;
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

/** `184 ms`, `2.4 s`, `3 min`; by a no-break space. */
export function formatMs(ms: number): string {
  if (ms < 1) return '<\u00A01\u00A0ms';
  if (ms < 1_000) return `${Math.round(ms)}\u00A0ms`;
  return ms < 100_000 ? `${(ms / 1_000).toFixed(1)}\u00A0s` : `${Math.round(ms / 60_000)}\u00A0min`;
}
