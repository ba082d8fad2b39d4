import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/primitive.ts';
import { writeFileAtomically } from '#lib/atomic-write.ts';
import { changedKeys, planRender } from '#plan/plan-render.ts';
import { changedTimes, type TimeReads, timeKeysOf, timeReads } from '#plan/time-reads.ts';
import { publishAsset } from '#publish/publish-assets.ts';
import { filesOfRoute, publishSite, removeFormerForms } from '#publish/publish-site.ts';
import { PublishedIndex } from '#publish/published-index.ts';
import type { Compiled } from '#render/compile/compile-pages.ts';
import type { WorkerPool } from '#render/pool/worker-pool.ts';
import { FOOTER_KEY, HEADER_KEY } from '#render/worker/fragment-cache.ts';
import type { ShopJob } from '#render/worker/protocol.ts';
import { contentSecurityPolicy } from '#serve/headers.ts';
import { openSnapshot } from '#snapshot/open-snapshot.ts';
import { settingReader } from '#snapshot/setting-reader.ts';
import { styleKey } from '#snapshot/style-key.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { PageStyles } from '#variants/page-sheets.ts';
import type { Directories } from './directories.ts';
import { joinSheets } from './join-sheets.ts';
import type { PageCounts } from './report.ts';

export interface ShopBuildOptions {
  tenant: TenantConfig;
  /** `https://shop.example`, without a closing slash. */
  origin: string;
  platformUrl: string;
  directories: Directories;
  compiled: Compiled;
  pool: WorkerPool;
  /** Render every page, whatever changed. */
  full: boolean;
  /** The time that pages are rendered for. */
  now: Date;
  onProgress: (stage: 'render' | 'publish', done: number, total: number) => void;
}

/** Brings the published site of one shop in line with its snapshot: plan, render, publish. */
export async function buildShop(
  options: ShopBuildOptions,
): Promise<{ pages: PageCounts; htmlBytes: number }> {
  const { tenant, directories } = options;
  const index = new PublishedIndex(directories.published(tenant.name));
  try {
    return await buildWithIndex(options, index);
  } finally {
    index.close();
  }
}

async function buildWithIndex(
  options: ShopBuildOptions,
  index: PublishedIndex,
): Promise<{ pages: PageCounts; htmlBytes: number }> {
  const { tenant, directories, pool, now } = options;
  const snapshotFile = directories.snapshot(tenant.name);
  const siteDirectory = directories.site(tenant.name);
  const site = siteDescription(options);
  const inputs: Record<string, string> = {
    code: options.compiled.version,
    tenant: createHash('sha256')
      .update(JSON.stringify({ ...publicConfig(tenant), origin: options.origin }))
      .digest('hex'),
    languages: tenant.languages.join(','),
  };
  const oldLanguages = (index.input('languages') ?? inputs['languages'] ?? '').split(',') as Language[];
  const siteIsThere = existsSync(siteDirectory);
  removeFormerForms(siteDirectory);
  const times: TimeReads = JSON.parse(index.input('times') ?? '{}');
  const changed: string[] = [...changedKeys(index, snapshotFile), ...changedTimes(times, now)];
  const everything =
    options.full ||
    !siteIsThere ||
    index.input('code') !== inputs['code'] ||
    index.input('tenant') !== inputs['tenant'] ||
    changed.includes('setting:translation_msg');
  const styles = publishStyles(options, snapshotFile);
  for (const [kind, addresses] of Object.entries(styles)) {
    const key = styleKey(kind);
    inputs[key] = addresses.join(' ');
    if (index.input(key) !== inputs[key]) changed.push(key);
  }
  const job: ShopJob = {
    tenant,
    origin: options.origin,
    styles,
    snapshotFile,
    now,
    stagingDirectory: directories.staging(tenant.name),
  };
  if (changed.length > 0 || everything) {
    const { header, footer } = await pool.fragmentTexts(job);
    inputs[HEADER_KEY] = digest(header);
    inputs[FOOTER_KEY] = digest(footer);
    for (const key of [HEADER_KEY, FOOTER_KEY]) if (index.input(key) !== inputs[key]) changed.push(key);
  }
  const plan = planRender(index, snapshotFile, changed, everything);
  const languages = tenant.languages.length;
  const pages: PageCounts = {
    rendered: 0,
    written: 0,
    removed: plan.removedPaths.length * languages,
    kept: plan.kept * languages,
  };
  if (plan.paths.length === 0 && plan.removedPaths.length === 0 && changed.length === 0) {
    writeSiteDescription(siteDirectory, site);
    return { pages, htmlBytes: 0 };
  }

  rmSync(job.stagingDirectory, { recursive: true, force: true });
  index.clearStaged();
  const sameLanguages = siteIsThere && inputs['languages'] === index.input('languages');
  const changeset = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  const timeKeys = new Set(everything ? [] : timeKeysOf(times));
  let htmlBytes = 0;
  const total = plan.paths.length * languages;
  const tasks = plan.paths
    .values()
    .map((path) => (sameLanguages ? index.task(path) : { path, publishedHashes: null }));
  await pool.render(job, tasks, (results) => {
    index.stage(results);
    for (const result of results) {
      const files = filesOfRoute(result.path, tenant.languages);
      const kind = plan.newPaths.has(result.path) ? changeset.added : changeset.changed;
      kind.push(...files.filter((_, at) => result.written[at]));
      for (const key of result.timeKeys) timeKeys.add(key);
      htmlBytes += result.htmlBytes;
      pages.rendered += files.length;
      pages.written += result.written.filter(Boolean).length;
    }
    options.onProgress('render', pages.rendered, total);
  });

  options.onProgress('publish', 0, pages.written);
  changeset.removed = plan.removedPaths.flatMap((path) => filesOfRoute(path, oldLanguages));
  if (siteIsThere && !sameLanguages)
    changeset.removed.push(...filesOfDroppedLanguages(index, oldLanguages, tenant.languages));
  if (siteIsThere) {
    index.markInDoubt(plan.removedPaths);
    writeSiteDescription(siteDirectory, site);
  } else {
    writeSiteDescription(job.stagingDirectory, site);
  }
  publishSite(job.stagingDirectory, siteDirectory, changeset);
  inputs['times'] = JSON.stringify(timeReads(timeKeys, now));
  index.confirm(snapshotFile, plan.removedPaths, inputs);
  options.onProgress('publish', pages.written, pages.written);
  return { pages, htmlBytes };
}

/** Puts the style sheets that the shop's rows use among the assets. */
function publishStyles({ compiled, directories }: ShopBuildOptions, snapshotFile: string): PageStyles {
  const snapshot = openSnapshot(snapshotFile);
  const { styles, files } = joinSheets(compiled.sheets, settingReader(snapshot));
  snapshot.close();
  for (const [path, css] of files) publishAsset(directories.assets, path, Buffer.from(css));
  return styles;
}

/** Pages of the routes that stay, in languages or under prefixes that the shop no longer has. */
function filesOfDroppedLanguages(
  index: PublishedIndex,
  before: readonly Language[],
  after: readonly Language[],
): string[] {
  const dropped: string[] = [];
  for (const { path } of index.routes()) {
    const stay = new Set(filesOfRoute(path, after));
    dropped.push(...filesOfRoute(path, before).filter((file) => !stay.has(file)));
  }
  return dropped;
}

/** What the server must know of a shop; written beside its pages, never served. */
function siteDescription({ tenant, platformUrl }: ShopBuildOptions): string {
  return `${JSON.stringify(
    {
      tenant: tenant.name,
      subdomain: tenant.subdomain,
      platformUrl: tenant.url ?? platformUrl,
      cacheServerUrl: tenant.cache_server_url,
      languages: tenant.languages,
      contentSecurityPolicy: contentSecurityPolicy({ frameAncestors: tenant.parent_frame_origins }),
    },
    null,
    2,
  )}\n`;
}

function writeSiteDescription(directory: string, description: string): void {
  const file = join(directory, '_site.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === description) return;
  writeFileAtomically(file, description);
}

/** The tenant without what no page shows: a new key must not render the shop again. */
function publicConfig({ securityKey: _, directory: __, ...rest }: TenantConfig) {
  return rest;
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
