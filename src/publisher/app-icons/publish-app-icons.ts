import { createHash } from 'node:crypto';
import { imageUrl } from '#domain/picture/picture.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import type { IsolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { checkTexts } from '#publisher/release-checks/text-check.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { APP_ICONS_KEY, type AppIcons } from '#storefront/entries/app-icons-key.ts';
import { type AppIconsSource, makeAppIcons } from './make-app-icons.ts';

/** Changes with how the pictures of a shop are made. */
const RECIPE = 1;

const SOURCE = 'app-icons-source';

interface AppIconsOptions {
  tenant: TenantConfig;
  /** Address of the shop's platform. */
  platformUrl: string;
  store: SiteStore;
  isolation: IsolationRules;
  /** Makes it again, whatever it was made from. */
  full: boolean;
}

/** Makes the pictures that stand for a shop, where what they are made from changed since the last build. */
export async function publishAppIcons(
  { tenant, platformUrl, store, isolation, full }: AppIconsOptions,
  index: PublishedIndex,
  snapshot: Snapshot,
): Promise<{ appIcons: AppIcons; inputs: BuildInputs }> {
  const source = sourceOf(tenant, platformUrl, snapshot);
  const key = createHash('sha256')
    .update(`${RECIPE} ${JSON.stringify(source)}`)
    .digest('base64url');
  const known = index.input(APP_ICONS_KEY);
  if (!full && known && index.input(SOURCE) === key) {
    const appIcons = JSON.parse(known) as AppIcons;
    if (await isThere(store, appIcons))
      return { appIcons, inputs: { [APP_ICONS_KEY]: known, [SOURCE]: key } };
  }
  const { appIcons, files, isWhole } = await makeAppIcons(source);
  checkTexts(
    isolation,
    [...files].filter(([path]) => path.endsWith('.webmanifest')),
  );
  await Promise.all([...files].map(([path, content]) => store.putAsset(path, content)));
  // Without a key the next build asks for the shop's pictures again.
  return { appIcons, inputs: { [APP_ICONS_KEY]: JSON.stringify(appIcons), [SOURCE]: isWhole ? key : '' } };
}

/** Paths of the files of these pictures among the assets. */
export function appIconFiles({ share, icon, largeIcon, touchIcon, manifests, fixed }: AppIcons): string[] {
  const addresses = [share.address, icon, largeIcon, touchIcon, ...Object.values({ ...manifests, ...fixed })];
  return addresses.map((address) => address.slice(1));
}

async function isThere(store: SiteStore, appIcons: AppIcons): Promise<boolean> {
  return (await Promise.all(appIconFiles(appIcons).map((path) => store.keepAsset(path)))).every(Boolean);
}

function sourceOf(tenant: TenantConfig, platformUrl: string, snapshot: Snapshot): AppIconsSource {
  const identity = snapshot.get('market.identity');
  const theme = snapshot.get('market.theme');
  const fallback = identity?.name[identity.lang] ?? tenant.name;
  return {
    names: tenant.languages.map((language) => ({ language, name: identity?.name[language] ?? fallback })),
    logo: identity?.logo ? imageUrl(identity.logo, '800x_') : null,
    favicon: identity?.favicon ?? null,
    colors: theme?.colors ?? {},
    themeColor: tenant.theme_color,
    platformUrl,
  };
}
