import { createHash } from 'node:crypto';
import { imageUrl } from '#domain/picture/picture.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import type { IsolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { checkTexts } from '#publisher/release-checks/text-check.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { EMBLEM_KEY, type Emblem } from '#storefront/entries/emblem-key.ts';
import { type EmblemSource, makeEmblem } from './make-emblem.ts';

/** Changes with how the pictures of a shop are made. */
const RECIPE = 1;

const SOURCE = 'emblem-source';

interface EmblemOptions {
  tenant: TenantConfig;
  /** Address of the shop's platform. */
  platformUrl: string;
  store: SiteStore;
  isolation: IsolationRules;
  /** Makes it again, whatever it was made from. */
  full: boolean;
}

/** Makes the pictures that stand for a shop, where what they are made from changed since the last build. */
export async function publishEmblem(
  { tenant, platformUrl, store, isolation, full }: EmblemOptions,
  index: PublishedIndex,
  snapshot: Snapshot,
): Promise<{ emblem: Emblem; inputs: BuildInputs }> {
  const source = sourceOf(tenant, platformUrl, snapshot);
  const key = createHash('sha256')
    .update(`${RECIPE} ${JSON.stringify(source)}`)
    .digest('base64url');
  const known = index.input(EMBLEM_KEY);
  if (!full && known && index.input(SOURCE) === key) {
    const emblem = JSON.parse(known) as Emblem;
    if (await isThere(store, emblem)) return { emblem, inputs: { [EMBLEM_KEY]: known, [SOURCE]: key } };
  }
  const { emblem, files, isWhole } = await makeEmblem(source);
  checkTexts(
    isolation,
    [...files].filter(([path]) => path.endsWith('.webmanifest')),
  );
  await Promise.all([...files].map(([path, content]) => store.putAsset(path, content)));
  // Without a key the next build asks for the shop's pictures again.
  return { emblem, inputs: { [EMBLEM_KEY]: JSON.stringify(emblem), [SOURCE]: isWhole ? key : '' } };
}

/** Paths of the files of these pictures among the assets. */
export function emblemFiles({ share, icon, largeIcon, touchIcon, manifests, fixed }: Emblem): string[] {
  const addresses = [share.address, icon, largeIcon, touchIcon, ...Object.values({ ...manifests, ...fixed })];
  return addresses.map((address) => address.slice(1));
}

async function isThere(store: SiteStore, emblem: Emblem): Promise<boolean> {
  return (await Promise.all(emblemFiles(emblem).map((path) => store.keepAsset(path)))).every(Boolean);
}

function sourceOf(tenant: TenantConfig, platformUrl: string, snapshot: Snapshot): EmblemSource {
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
