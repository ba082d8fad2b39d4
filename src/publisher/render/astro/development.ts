import type { APIContext, MiddlewareNext } from 'astro';
import { splitLanguage } from '#domain/link/paths.ts';
import { webFontOf } from '#domain/theme/font.ts';
import { PLAIN_THEME } from '#domain/theme/shop-theme.ts';
import { themeCss } from '#domain/theme/theme-css.ts';
import {
  FONT_PART_NAMES,
  type FontPart,
  fontFaceCss,
  scriptOf,
  type WebFontName,
} from '#domain/theme/web-font.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { createShopMessages, parseOverrides } from '#publisher/render/dictionary/shop-translate.ts';
import { findPageSheets } from '#publisher/render/sheets/page-sheets.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { readTenants } from '#publisher/tenants/read-tenants.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import { type PageStyles, pageStyles } from '#storefront/looks/page-sheets.ts';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';
import { createShopView } from '#storefront/view/shop-view.ts';
import { withStyles } from '#storefront/view/with-styles.ts';
import { withTime } from '#storefront/view/with-time.ts';
import { renderWithIcons } from './icon-context.ts';
import { sourceIconsPath } from './source-icons-path.ts';

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
    entries: withStyles(withTime(snapshot, new Date()), sourceStyles(snapshot, context.url.origin)),
    ...createShopMessages(language, own),
  });
  return renderWithIcons(context.locals.shop.icons, () => next(path));
}

/** A part of a font, with all that its package has of the script. */
const sourceFontPath = (font: WebFontName, part: FontPart) =>
  `/node_modules/@fontsource-variable/${font}/files/${font}-${scriptOf(part)}-wght-normal.woff2`;

/** The icons, and the sheets of each kind of page, each by itself, where the development server has them. */
function sourceStyles(snapshot: Snapshot, origin: string): PageStyles {
  const wished = snapshot.get('market.theme') ?? PLAIN_THEME;
  const font = webFontOf(wished.mainFont);
  const faces = font
    ? fontFaceCss(
        font,
        FONT_PART_NAMES.map((part) => origin + sourceFontPath(font, part)),
      )
    : '';
  const theme = `data:text/css,${encodeURIComponent(themeCss(wished) + faces)}`;
  const found = findPageSheets(process.cwd());
  const sheets = pageStyles(found, settingReader(snapshot), (names) => [
    theme,
    ...[...found.shared, ...names].map((name) => `/src/storefront/${name}.css`),
  ]);
  return { ...sheets, icons: [sourceIconsPath(wished.iconPack)] };
}
