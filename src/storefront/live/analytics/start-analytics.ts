import { ANALYTICS_ID, isMeasured } from '#domain/analytics/analytics.ts';
import { splitLanguage } from '#domain/link/paths.ts';
import { pageDefaultLanguage, pageLanguage } from '#storefront/page/page-text.ts';

/**
 * Loads the shop's analytics services, except on pages that they must never see. Runs as idle work: the page
 * is usable before, and nothing waits for a service.
 */
export function startAnalytics(): void {
  const services = document.getElementById(ANALYTICS_ID)?.dataset['services'];
  const { path } = splitLanguage(location.pathname, [pageLanguage()], pageDefaultLanguage());
  if (!services || !isMeasured(path)) return;
  const start = () =>
    import('./measure.ts').then(({ measure }) => measure(JSON.parse(services))).catch(() => {});
  if (document.readyState === 'complete') void start();
  else addEventListener('load', start, { once: true });
}
