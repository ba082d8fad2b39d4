import { hash } from 'node:crypto';
import { captchaOf } from '#domain/account/captcha.ts';
import { analyticsNames } from '#domain/analytics/analytics.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { appIconFiles, publishAppIcons } from '#publisher/app-icons/publish-app-icons.ts';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import { TENANT_INPUT } from '#publisher/publish/index/published-index.ts';
import { formatSiteFile, type SiteFile } from '#publisher/publish/protocol/site-file.ts';
import { checkTexts } from '#publisher/release-checks/text-check.ts';
import { publishStyles } from '#publisher/render/styles/publish-styles.ts';
import type { ShopJob } from '#publisher/render/worker/protocol.ts';
import { APP_ICONS_KEY } from '#storefront/entries/app-icons-key.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import { bootInputs } from './after-reboot.ts';
import type { BuildRun } from './build-run.ts';
import type { ShopContext } from './shop-context.ts';

/** All that pages of a shop are made from beside its data. */
export interface PreparedInputs {
  job: ShopJob;
  siteFile: SiteFile;
  /** Assets that the release needs, by their paths. */
  files: string[];
  inputs: BuildInputs;
  /** Names of inputs that pages note as read; of the others, `code` and `tenant` render all pages. */
  readInputs: string[];
  /** Puts sheets and icons there in all their forms; nothing may go live before. */
  pack: () => Promise<void>;
}

/** First step of a build: puts styles and icons among the assets, and says what pages depend on. */
export async function prepareInputs(run: BuildRun): Promise<PreparedInputs> {
  const { shop, pages, begun, index, snapshot } = run;
  const { tenant, origin, platformUrl, directories, store, isolation } = shop;
  const { now, full = false } = run.options;
  const { compiled } = pages;
  const described = run.siteIsThere ? run.site.readDescription() : undefined;
  const styled = await publishStyles({ compiled, store, full }, index, snapshot);
  const source = { tenant, platformUrl, store, isolation, full };
  const { appIcons, inputs: appIconsInputs } = await publishAppIcons(source, index, snapshot);
  const siteFile = siteFileOf(shop, {
    mapHash: compiled.scripts.mapHash,
    analytics: analyticsNames(settingReader(snapshot)),
    fixedFiles: appIcons.fixed,
    dictionaries: (await described)?.dictionaries ?? {},
  });
  checkTexts(isolation, [["the site's own file", Buffer.from(formatSiteFile(siteFile))]]);
  return {
    job: {
      tenant,
      origin,
      styles: styled.styles,
      appIcons,
      now,
      snapshotFile: directories.snapshot(tenant.name),
      leftOut: leftOutBefore(index),
      isolation,
      store: store.location,
      attempt: begun.attempt,
    },
    siteFile,
    files: [...styled.files, ...appIconFiles(appIcons)],
    inputs: {
      ...ownInputs(tenant, origin, compiled.version),
      ...styled.inputs,
      ...appIconsInputs,
      ...bootInputs(),
    },
    readInputs: [...Object.keys(styled.inputs), APP_ICONS_KEY],
    pack: styled.pack,
  };
}

/** Routes that were stopped before they were ever published. */
function leftOutBefore(index: BuildRun['index']): string[] {
  const absent = index.stoppedRoutes().filter(({ hasForm }) => !hasForm);
  return absent.map(({ path }) => path).sort();
}

function ownInputs(tenant: TenantConfig, origin: string, codeVersion: string): BuildInputs {
  return {
    [TENANT_INPUT]: tenant.name,
    code: codeVersion,
    tenant: hash('sha256', JSON.stringify({ ...publicConfig(tenant), origin })),
    languages: tenant.languages.join(','),
  };
}

/** The tenant without what no page shows: a new key must not render the shop again. */
function publicConfig({ securityKey: _, webhookSecrets: __, directory: ___, ...rest }: TenantConfig) {
  return rest;
}

/** Facts of a shop that its server must know. */
function siteFileOf(
  { tenant, origin, platformUrl }: ShopContext,
  { mapHash, ...facts }: Pick<SiteFile, 'analytics' | 'fixedFiles' | 'dictionaries'> & { mapHash: string },
): SiteFile {
  return {
    tenant: tenant.name,
    subdomain: tenant.subdomain,
    host: new URL(origin).hostname,
    platformUrl,
    cacheServerUrl: tenant.cache_server_url,
    languages: tenant.languages,
    scriptHashes: [mapHash],
    frameOrigins: tenant.parent_frame_origins,
    captchaOrigins: [...(captchaOf(tenant)?.origins ?? [])],
    ...facts,
  };
}
