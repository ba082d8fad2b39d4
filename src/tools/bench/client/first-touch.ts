import type { Page } from 'playwright';
import { percentile } from '#lib/percentile.ts';
import { idleWork, openIdle } from '#tools/browser/page-ready.ts';
import { type Figure, TOUCH_BUDGET } from './figure.ts';
import type { FlowPage } from './flow-pages.ts';
import { noteAnswer, readAnswer } from './notes.ts';
import type { Phone } from './phone.ts';

/** How long a finger rests on what it presses, in milliseconds. */
const REST = 80;
/** Longest wait for an answer, in milliseconds. */
const LONGEST = 20_000;

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

/** A dialog that comes when something is pressed. */
export interface TouchedDialog {
  name: string;
  path: string;
  /** Element that is pressed. */
  opener: string;
  /** Holds the opener; it is open before the press. */
  popover?: string;
  /** Element of the dialog that answers. */
  control: string;
}

/**
 * How long a dialog takes to answer: from the end of the press that opens it, as the browser counts presses
 * itself, to the frame with the first control that the dialog is for.
 */
export async function measureDialog(
  phone: Phone,
  origin: string,
  { name, path, opener, popover, control }: TouchedDialog,
  { repeats, warmUps }: Loads,
): Promise<Figure[]> {
  const runs = [];
  for (let run = 0; run < repeats + warmUps; run += 1) {
    const page = await phone.open(noteAnswer, { selector: control, press: true });
    await openIdle(page, origin + path);
    if (popover) await page.locator(popover).evaluate((one: HTMLElement) => one.showPopover());
    await page.locator(opener).first().click({ delay: REST });
    const { fromPress } = await answerOn(page, name);
    if (run >= warmUps) runs.push(fromPress);
    await page.close();
  }
  return summed(`touch.${name}`, runs, TOUCH_BUDGET);
}

async function answerOn(page: Page, name: string) {
  // The browser tells of the first paint after its frame, so an answer in that frame is there before it.
  await page.waitForFunction(
    () =>
      ['first-contentful-paint', 'answers'].every((name) => performance.getEntriesByName(name).length > 0),
    null,
    { timeout: LONGEST, polling: 50 },
  );
  const answer = await page.evaluate(readAnswer);
  if (!answer) throw new Error(`${name} did not answer.`);
  return answer;
}

function summed(name: string, values: readonly number[], budget?: number): Figure[] {
  return ([50, 95] as const).map((share) => ({
    name: `${name}.p${share}`,
    value: percentile(values, share / 100),
    ...(budget !== undefined && { budget }),
  }));
}
