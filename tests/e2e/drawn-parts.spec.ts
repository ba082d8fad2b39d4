import { expect, type Page } from '@playwright/test';
import { openIdle } from '#tools/browser/page-ready.ts';
import { SUBDOMAINS } from './demo-shops.ts';
import { pageOfEachKind } from './page-kinds.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';

/** Elements that selectors may have styled anew at once; whole pages have 800 to 2,000. */
const PART = 100;
/** Kinds of pages that are full of cards and controls: the first ones. */
const KINDS = 6;

/** An event of the browser's own record of its work. */
interface TraceEvent {
  name: string;
  /** In microseconds. */
  ts: number;
}

/** Why an element is styled anew: a selector may depend on what changed. */
const BY_SELECTOR = 'StyleInvalidatorInvalidationTracking';

/** The most elements that the browser styled anew at once meanwhile, since what changed may concern them. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    },
  });
  await act();
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  let most = 0;
  let count = 0;
  let passes = 0;
  for (const { name } of events.sort((a, b) => a.ts - b.ts)) {
    if (name === BY_SELECTOR) count += 1;
    if (name !== 'UpdateLayoutTree') continue;
    most = Math.max(most, count);
    count = 0;
    passes += 1;
  }
  expect(passes).toBeGreaterThan(0);
  return Math.max(most, count);
}

for (const shop of SUBDOMAINS)
  test(`${shop}: a key, a pointer and a new part have a part of the page drawn anew, not all of it`, async ({
    page,
    catalogueOf,
  }) => {
    for (const path of pageOfEachKind(await catalogueOf(shop)).slice(0, KINDS)) {
      await openIdle(page, shopUrl(shop, path));
      const most = await mostStyled(page, async () => {
        for (let key = 0; key < 6; key += 1) await page.keyboard.press('Tab');
        for (const y of [120, 300, 450, 600]) await page.mouse.move(180, y);
        // Selectors look for such elements as dialogs are made of.
        await page.evaluate(() => {
          const dialog = document.createElement('dialog');
          const field = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
          dialog.append(document.createElement('nav'), document.createElement('form'), field);
          document.body.append(dialog);
          dialog.show();
          field.focus();
          return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
      });
      expect.soft(most, path).toBeLessThan(PART);
    }
  });
