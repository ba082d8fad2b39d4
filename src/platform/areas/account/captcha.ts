import { Refusal } from '#platform/http/refusal.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/**
 * Throws 422 where the shop asks for what a captcha gave and there is none. No service stands behind it: any
 * text will do.
 */
export function refuseWithoutCaptcha(shop: Shop, captcha: string | undefined): void {
  if (!readMarketData(shop).companyOption.options.captcha || captcha) return;
  const message = 'Show that you are no robot.';
  throw new Refusal(422, { code: 'captcha-required', message, field: 'captcha' });
}
