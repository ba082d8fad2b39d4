import type { Locator, Page } from 'playwright';
import { percentile } from '#lib/percentile.ts';
import { idleWork, openIdle } from '#tools/browser/page-ready.ts';
import { type Budgets, FELT_BUDGET, type Figure, PRESS_BUDGET, TOUCH_BUDGET } from './figure.ts';
import type { FlowPage } from './flow-pages.ts';
import { noteAnswer, noteInteractions, readAnswer, readSlowest } from './notes.ts';
import type { Phone } from './phone.ts';
import type { Press } from './presses.ts';

/** How long a finger rests on what it presses, in milliseconds. */
const REST = 80;
/** Least time in which somebody finds what came into view, and reads it, in milliseconds. */
const FOUND = 1_000;
/** Longest wait for an answer, and for what is pressed, in milliseconds. */
const LONGEST = 20_000;
const OPENER_WAIT = 4_000;

/** How often a page is loaded: measured, and before that. */
interface Loads {
  repeats: number;
  warmUps: number;
}

/**
 * How long a page takes whose island starts by itself. `touch` is from its first paint, since nobody touches
 * what does not show, to the frame in which React has the island: from then on each press counts. Without a
 * budget, as they hold the platform's answers: `shown`, from the first paint to the first control that the
 * page is for, with what the platform said; and `arrival`, the same from the first byte of the page.
 */
export async function measurePage(
  phone: Phone,
  origin: string,
  { name, path, control }: FlowPage,
  { repeats, warmUps }: Loads,
): Promise<Figure[]> {
  const runs = [];
  for (let run = 0; run < repeats + warmUps; run += 1) {
    const page = await phone.open(noteAnswer, { selector: control, press: false });
    const idle = idleWork(page);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const answer = await answerOn(page, name);
    if (run >= warmUps) runs.push(answer);
    await idle;
    await page.close();
  }
  return [
    ...summed(
      `touch.${name}`,
      runs.map(({ toLife }) => toLife),
      TOUCH_BUDGET,
    ),
    ...summed(
      `shown.${name}`,
      runs.map(({ fromPaint }) => fromPaint),
    ),
    ...summed(
      `arrival.${name}`,
      runs.map(({ fromArrival }) => fromArrival),
    ),
  ];
}

/**
 * How long a press that opens something takes: `touch` is from its end, as the browser counts presses itself,
 * to the frame with the first control that it is for; `felt` is the slowest of what the finger does, until
 * the frame after it. The page is idle, and what is pressed was in view for a second.
 */
export async function measurePress(
  phone: Phone,
  address: string,
  press: Press,
  { repeats, warmUps }: Loads,
): Promise<Figure[]> {
  const runs = [];
  for (let run = 0; run < repeats + warmUps; run += 1) {
    const page = await phone.open(noteAnswer, { selector: press.control, press: true });
    await page.addInitScript(noteInteractions);
    await openIdle(page, address);
    const opener = await findOpener(page, press);
    // Parts that come with the scrolling are the page's work, not the dialog's.
    await opener.scrollIntoViewIfNeeded();
    await page.waitForTimeout(FOUND);
    await opener.click({ delay: REST });
    const { fromPress } = await answerOn(page, press.name);
    const { duration } = await page.evaluate(readSlowest);
    if (run >= warmUps) runs.push({ fromPress, duration });
    await page.close();
  }
  return [
    ...summed(
      `felt.${press.name}`,
      runs.map(({ duration }) => duration),
      FELT_BUDGET,
    ),
    ...summed(
      `touch.${press.name}`,
      runs.map(({ fromPress }) => fromPress),
      PRESS_BUDGET,
    ),
  ];
}

/** The opener of a press on a page, to be seen. Throws where it does not come. */
export async function findOpener(page: Page, { opener, popover }: Press): Promise<Locator> {
  if (popover) await page.locator(popover).evaluate((one: HTMLElement) => one.showPopover());
  const seen = page.locator(`${opener}:visible`).first();
  await seen.waitFor({ timeout: OPENER_WAIT });
  return seen;
}

async function answerOn(page: Page, name: string) {
  // The browser tells of the first paint after its frame, so an answer in that frame is there before it.
  await page
    .waitForFunction(
      () =>
        ['first-contentful-paint', 'answers'].every((name) => performance.getEntriesByName(name).length > 0),
      null,
      { timeout: LONGEST, polling: 50 },
    )
    .catch((cause: unknown) => {
      throw new Error(`${name} did not answer within ${LONGEST / 1000} s.`, { cause });
    });
  const answer = await page.evaluate(readAnswer);
  if (!answer) throw new Error(`${name} did not answer.`);
  return answer;
}

function summed(name: string, values: readonly number[], budgets?: Budgets): Figure[] {
  return ([50, 95] as const).map((share) => ({
    name: `${name}.p${share}`,
    value: percentile(values, share / 100),
    ...(budgets && { budget: budgets[share] }),
  }));
}
