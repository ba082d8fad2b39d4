import {
  ANY_TIME,
  ageAt,
  CHECK_INTERVAL,
  looked,
  type PageAge,
  STALE_AFTER,
} from '#domain/freshness/freshness.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { checkSite, fetchParts, readStamp, type SitePart } from './site-data.ts';

/** Milliseconds between looks while the pages of a change are built, for the owner who waits for it. */
const OWNER_LOOKS = [3000, 5000, 10_000, 20_000];

let age: PageAge = { looks: 0 };
let busy = false;
let hasLooked = false;

/**
 * Keeps an open page up to date: asks if the shop has changed when the page is opened or seen again, and
 * looks every two minutes if the last check is half an hour old. Failed checks are repeated at the next time.
 */
export async function startFreshness(t: Translate): Promise<void> {
  age = { updatedAt: isKept() ? ANY_TIME : await ownUpdate(), looks: 0 };
  setInterval(() => keepFresh(t, STALE_AFTER), CHECK_INTERVAL);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) showLeft(t).catch(() => {});
    else keepFresh(t, CHECK_INTERVAL);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    age = { updatedAt: ANY_TIME, looks: 0 };
    keepFresh(t, CHECK_INTERVAL);
  });
  keepFresh(t, CHECK_INTERVAL);
}

/** Fetches parts again, and shows the changes on the page, now and while its pages are rebuilt. */
export async function refetch(parts: readonly SitePart[], t: Translate): Promise<void> {
  await fetchParts(parts).catch(() => {});
  for (const wait of [0, ...OWNER_LOOKS]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await look(t).catch(() => false)) return;
  }
}

/** `oldest` is the age in milliseconds at which a check is due. */
function keepFresh(t: Translate, oldest: number): void {
  if (document.hidden || busy) return;
  busy = true;
  check(t, oldest)
    .catch(() => {})
    .finally(() => {
      busy = false;
    });
}

async function check(t: Translate, oldest: number): Promise<void> {
  const tenant = ownTenant();
  const stamp = await checkSite(tenant, oldest);
  if (stamp?.tenant !== tenant) return;
  age = ageAt(age, stamp.updatedAt);
  if (age.looks > 0) age = looked(age, await look(t));
  else await showLeft(t);
}

/** Returns true if the page has something new. The code that shows it is loaded only then. */
async function look(t: Translate): Promise<boolean> {
  hasLooked = true;
  const { updatePage } = await import('./update-page.ts');
  return updatePage(t);
}

async function showLeft(t: Translate): Promise<void> {
  if (!hasLooked) return;
  const { showWaiting } = await import('./update-page.ts');
  await showWaiting(t);
}

/** True if the browser shows a page of its history, of whatever age. */
function isKept(): boolean {
  return performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
}

/** The last change of the shop that was known when the page was opened. */
async function ownUpdate(): Promise<string | undefined> {
  const stamp = await readStamp();
  return stamp?.tenant === ownTenant() ? stamp.updatedAt : undefined;
}

function ownTenant(): string {
  return document.documentElement.dataset['tenant'] ?? '';
}
