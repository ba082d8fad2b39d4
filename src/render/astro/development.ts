import type { APIContext, MiddlewareNext } from 'astro';
import { themeCss } from '#domain/theme.ts';
import { readEnvironment } from '#environment.ts';
import { createShopMessages, parseOverrides } from '#i18n/shop-translate.ts';
import { splitLanguage } from '#paths.ts';
import { openSnapshot, type Snapshot } from '#snapshot/open-snapshot.ts';
import { settingReader } from '#snapshot/setting-reader.ts';
import { readTenants } from '#tenants/read-tenants.ts';
import { type PageStyles, pageStyles, SHARED_SHEETS } from '#variants/page-sheets.ts';
import { inlineFragments } from '#view/inline-fragments.ts';
import { createShopView } from '#view/shop-view.ts';
import { withStyles } from '#view/with-styles.ts';
import { withTime } from '#view/with-time.ts';

const environment = readEnvironment();
const snapshots = new Map<string, Snapshot>();

/**
 * Answers a request of the development server: the tenant by the host, the language by the path, the data
 * from the last pull.
 */
export async function serveInDevelopment(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const subdomain = context.url.hostname.split('.')[0];
  const tenants = readTenants({ directory: 'tenants', env: process.env });
  const tenant = tenants.find((one) => one.subdomain === subdomain);
  if (!tenant) {
    const hosts = tenants.map((one) => `http://${one.subdomain}.localhost:${context.url.port}`).join('\n');
    return new Response(`No shop has the subdomain "${subdomain}". Open one of:\n${hosts}\n`, {
      status: 404,
    });
  }
  const snapshot =
    snapshots.get(tenant.name) ??
    openSnapshot(`${environment.dataDirectory}/snapshots/${tenant.name}.sqlite`);
  snapshots.set(tenant.name, snapshot);
  const { path, language } = splitLanguage(context.url.pathname, tenant.languages, tenant.languages[0]);
  const own = parseOverrides(
    (snapshot.get('setting:translation_msg') as Record<string, string> | undefined)?.[language],
  );
  context.locals.fragments = inlineFragments;
  context.locals.shop = createShopView({
    tenant,
    language,
    origin: context.url.origin,
    entries: withStyles(withTime(snapshot, new Date()), sourceStyles(snapshot)),
    ...createShopMessages(language, own),
  });
  return next(path);
}

/** The sheets of each kind of page where the development server gives them, each by itself. */
function sourceStyles(snapshot: Snapshot): PageStyles {
  const theme = `data:text/css,${encodeURIComponent(themeCss(snapshot.get('market.theme')))}`;
  return pageStyles(settingReader(snapshot), (names) => [
    theme,
    ...[...SHARED_SHEETS, ...names].map((name) => `/src/${name}.css`),
  ]);
}
