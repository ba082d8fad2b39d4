import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';
import type { ShopSite, SiteAttempt, SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { aliasesOf } from '#publisher/serve/embedded/rewrites.ts';
import { Debt } from './debt.ts';
import type { Purger } from './purger.ts';

/** By what names a CDN knows the shops. */
export interface ShopNames {
  /** That of the shops: `https:`. */
  protocol: string;
  /** Names below which shops are served beside their own. */
  hostSuffixes: readonly string[];
}

/** Pages that are not what they were, by their paths, and what the site says of itself. */
interface Changed {
  paths: readonly string[] | 'all';
  file: SiteFile | undefined;
}

/** A store that purges each address that it changed; all of a shop if a builder that died had not. */
export function purgingStore(
  store: SiteStore,
  purger: Purger,
  { protocol, hostSuffixes }: ShopNames,
): SiteStore {
  const debts = new Map<string, Debt>();

  /** Purges at each name of the shop; true if the CDN took all of it. */
  async function tell(tenant: string, { paths, file }: Changed): Promise<boolean> {
    if (!file || paths.length === 0) return true;
    const { host, subdomain, languages } = file;
    const below = hostSuffixes
      .filter((suffix) => suffix !== 'localhost')
      .map((suffix) => `${subdomain}.${suffix}`);
    const urls = paths === 'all' ? [] : paths.flatMap((path) => [path, ...aliasesOf(path, languages)]);
    const told = [...new Set([...(host === undefined ? [] : [host]), ...below])].map((name) =>
      purger.purge({ tenant, host: name, urls: urls.map((path) => `${protocol}//${name}${path}`) }),
    );
    return (await Promise.all(told)).every(Boolean);
  }

  return {
    ...store,
    site(tenant) {
      const site = store.site(tenant);
      const debt = debts.get(tenant) ?? new Debt(site);
      debts.set(tenant, debt);

      /** Changes pages and tells of them afterwards, without waiting for the CDN. */
      async function purgingAfter<Result>(
        work: () => Promise<Result>,
        changed: (result: Result) => Changed | Promise<Changed>,
      ): Promise<Result> {
        const close = await debt.open();
        try {
          const result = await work();
          void tell(tenant, await changed(result)).then(close);
          return result;
        } catch (error) {
          void close(false);
          throw error;
        }
      }

      const attempt = (name: string): SiteAttempt => {
        const own = site.attempt(name);
        return {
          stage: (path, html) => own.stage(path, html),
          stageChunks: (path, chunks) => own.stageChunks(path, chunks),
          read: (path) => own.read(path),
          describe: (file) => own.describe(file),
          drop: () => own.drop(),
          publish(changeset, file, note) {
            const paths = [...changeset.added, ...changeset.changed, ...changeset.removed];
            return purgingAfter(
              () => own.publish(changeset, file, note),
              () => ({ paths, file }),
            );
          },
          rollBack: (to, at) =>
            purgingAfter(
              () => own.rollBack(to, at),
              async ({ paths }) => ({ paths, file: await site.readDescription() }),
            ),
        };
      };
      const begin: ShopSite['begin'] = async () => {
        const isLeft = await debt.isLeft();
        const begun = await site.begin();
        // Nobody knows which addresses a builder that died had changed.
        const all = async () => ({ paths: 'all', file: await site.readDescription() }) as const;
        if (begun.hasFinished || isLeft) await purgingAfter(async () => {}, all);
        return begun;
      };
      return {
        begin,
        attempt,
        exists: () => site.exists(),
        releases: () => site.releases(),
        pinned: () => site.pinned(),
        unpin: () => site.unpin(),
        thin: (now) => site.thin(now),
        readDescription: () => site.readDescription(),
        readStored: () => site.readStored(),
        isPurgeOwed: () => site.isPurgeOwed(),
        notePurgeOwed: (isOwed) => site.notePurgeOwed(isOwed),
      };
    },
  };
}
