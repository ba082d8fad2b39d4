import { openIdle, untilDrawn } from '#tools/browser/page-ready.ts';
import { type Figure, SHIFT_BUDGET } from './figure.ts';
import type { FlowPage } from './flow-pages.ts';
import { noteShifts, readShift } from './notes.ts';
import type { Phone } from './phone.ts';

/** How far a page moves by itself until it has all that it asked for and nothing more comes. */
export async function measureShift(
  phone: Phone,
  origin: string,
  { name, path, control }: FlowPage,
  width: number,
): Promise<Figure> {
  const page = await phone.open(noteShifts, undefined);
  await openIdle(page, origin + path);
  await page.locator(control).first().waitFor({ state: 'attached' });
  await untilDrawn(page);
  const value = Math.round((await page.evaluate(readShift)) * 10_000) / 10_000;
  await page.close();
  return { name: `shift.${name}.${width}`, value, budget: SHIFT_BUDGET };
}
