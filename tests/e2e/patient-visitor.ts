import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import type { WalkStep } from './order-walk.ts';
import { textsOf } from './texts.ts';

/** Impatient act at a step, in place of waiting for its result; only buttons are pressed twice. */
export type Impatience = 'press twice' | 'reload' | 'back and forward';

const LEAVES: ReadonlySet<Impatience | undefined> = new Set(['reload', 'back and forward']);

export interface PatientVisitor {
  page: Page;
  language: Language;
  steps: readonly WalkStep[];
  /** By the name of the step. */
  impatience?: Readonly<Record<string, Impatience>>;
}

/** Acts of a visitor beside the steps. */
export interface Patience {
  /** Number of presses on "try again", or on another offer of the page. */
  offers: number;
  /** Times that the same was done again because the page said that it had failed. */
  again: number;
  /** Times that it was done again because nothing came and nothing was said. */
  silent: number;
  /** Number of times that the page was at an earlier step, from which the visitor went on. */
  back: number;
  /** Pages that did not come and were loaded again. */
  reloads: number;
  /** Everything that was not the plain way, with the step and the seconds since the visitor came. */
  notes: string[];
}

/** Milliseconds between two looks at the page. */
const LOOK = 150;
/** So long, in milliseconds, a press has to show something. */
const REACTION = 900;
/** Milliseconds without a message after which a visitor presses again. */
const SILENCE = 25_000;
/** After so long, in milliseconds, a visitor sees that the page wants an earlier step again. */
const DOUBT = 6_000;
/** After so long, in milliseconds, a page that is not whole is loaded again, once. */
const SLOW = 40_000;
/** After so long, in milliseconds, they give up: the page leaves them nowhere to go. */
const PATIENCE = 90_000;

/**
 * Goes through the steps like a shopper on a bad network: waits, presses the page's offers after a failure,
 * repeats acts that failed, reloads a page that did not come, and goes on from the step that the page is at.
 * Throws if there is no way on.
 */
export async function goPatiently(visitor: PatientVisitor): Promise<Patience> {
  const { page, language, steps, impatience = {} } = visitor;
  const t = textsOf(language);
  const began = Date.now();
  const patience: Patience = { offers: 0, again: 0, silent: 0, back: 0, reloads: 0, notes: [] };
  const offers = (['form.retry', 'checkout.ask-again', 'checkout.held-enter'] as const).map((key) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .filter({ visible: true })
      .first(),
  );
  const complaint = page.getByRole('alert').filter({ visible: true, hasText: /\S/ });
  const note = (step: WalkStep, text: string) =>
    patience.notes.push(`${((Date.now() - began) / 1000).toFixed(1)} s, ${step.name}: ${text}`);

  for (let at = 0; at < steps.length; at += 1) at = await take(at);
  return patience;

  /** Takes a step; gives the last one that the page shows to be done, perhaps an earlier one. */
  async function take(at: number): Promise<number> {
    const step = steps[at] as WalkStep;
    const started = Date.now();
    /** When the step itself, and when anything was done. */
    let acted = 0;
    let pressed = 0;
    let hurried = false;
    let reloaded = false;
    for (;;) {
      const reached = await furthest(at);
      if (reached !== undefined) {
        if (reached > at) note(step, `the page shows "${steps[reached]?.name}" already`);
        return reached;
      }
      if (Date.now() - started > PATIENCE)
        throw new Error(`"${step.name}" leads nowhere: ${await said()}\n${patience.notes.join('\n')}`);
      pressed = Math.max(acted, pressed);
      const waited = Date.now() - pressed;
      if (page.url().startsWith('chrome-error:')) {
        patience.reloads += 1;
        note(step, 'the page did not come');
        await page.reload().catch(() => {});
      } else if (waited < REACTION) await page.waitForTimeout(LOOK);
      else if (await pressOffer(step)) {
        pressed = Date.now();
        // A dialog that was closed and is open again is empty.
        if (step.target === steps.at(-2)?.target) acted = 0;
      } else if (!(await usable(step.target))) {
        const before = Date.now() - Math.max(started, pressed) > DOUBT ? await earlier(at) : undefined;
        if (before !== undefined) {
          patience.back += 1;
          note(step, `the page is at "${steps[before]?.name}" again`);
          return before - 1;
        }
        if (Date.now() - Math.max(started, pressed) > SLOW && !reloaded) {
          reloaded = true;
          patience.reloads += 1;
          note(step, `the page is not whole: ${await said()}`);
          await tryTo(step, async () => void (await page.reload({ waitUntil: 'commit' })));
        }
        await page.waitForTimeout(LOOK);
      } else if (acted === 0) {
        acted = await tryTo(step, () => first(step, hurried));
        // A visitor who left the page looks at it again.
        if (!hurried && LEAVES.has(impatience[step.name])) acted = 0;
        hurried = true;
      } else if (await complaint.count()) {
        patience.again += 1;
        note(step, await said());
        acted = await tryTo(step, step.act);
      } else if (waited > SILENCE) {
        patience.silent += 1;
        note(step, 'nothing came and nothing was said');
        acted = await tryTo(step, step.act);
      } else await page.waitForTimeout(LOOK);
    }
  }

  /** The last step from here on whose end is on the page, or what the last of all begins with. */
  async function furthest(from: number): Promise<number | undefined> {
    const last = steps.length - 1;
    if (from < last && (await usable(steps[last]?.target)) && !(await shows(steps[last]?.goal)))
      return last - 1;
    for (let at = steps.length - 1; at >= from; at -= 1) if (await shows(steps[at]?.goal)) return at;
    return undefined;
  }

  /** The last step before this one, on the way behind the cart, that the page wants again. */
  async function earlier(than: number): Promise<number | undefined> {
    const cart = steps.findIndex(({ name }) => name === 'cart');
    for (let at = than - 1; at > cart; at -= 1) if (await usable(steps[at]?.target)) return at;
    return undefined;
  }

  async function pressOffer(step: WalkStep): Promise<boolean> {
    for (const offer of offers) {
      if (!(await usable(offer))) continue;
      note(step, `${await said()} → ${await offer.textContent().catch(() => '')}`);
      patience.offers += 1;
      await tryTo(step, () => offer.click({ timeout: 3_000 }));
      return true;
    }
    return false;
  }

  async function first(step: WalkStep, hurried: boolean): Promise<void> {
    const rush = hurried ? undefined : impatience[step.name];
    if (rush) note(step, rush);
    if (rush === 'press twice') return step.target?.dblclick();
    await step.act();
    if (rush === 'reload') await page.reload({ waitUntil: 'commit' });
    if (rush === 'back and forward') {
      await page.goBack({ waitUntil: 'commit' });
      await page.goForward({ waitUntil: 'commit' });
    }
  }

  /** Acts again if the page changes under the visitor's hand; returns when it was done. */
  async function tryTo(step: WalkStep, act: () => Promise<void>): Promise<number> {
    await act().catch((error: Error) => note(step, error.message.split('\n')[0] ?? ''));
    return Date.now();
  }

  async function said(): Promise<string> {
    const texts = await complaint.allTextContents().catch(() => []);
    return texts.join(' · ') || 'nothing is said';
  }

  async function usable(target: Locator | undefined): Promise<boolean> {
    if (!target) return true;
    if (!(await shows(target))) return false;
    // An element that is gone by now is not waited for.
    return target.evaluate(canBePressed, undefined, { timeout: REACTION }).catch(() => false);
  }
}

/** An open dialog has the page to itself, and one on its way is waited for. Runs in the page. */
function canBePressed(element: Element): boolean {
  const dialog = document.querySelector('dialog:modal');
  return (
    (!dialog || dialog.contains(element)) &&
    !element.closest('[inert]') &&
    !document.body.hasAttribute('data-overlay-loading') &&
    !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')
  );
}

function shows(target: Locator | undefined): Promise<boolean> {
  return target?.isVisible().catch(() => false) ?? Promise.resolve(false);
}
