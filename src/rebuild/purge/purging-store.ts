import type { ShopSite, SiteAttempt, SiteStore } from '#publish/site-store.ts';
import type { Purger } from './purger.ts';

/** A store that tells a CDN of each address that it changed. `protocol` is that of the shops: `https:`. */
export function purgingStore(store: SiteStore, purger: Purger, protocol: string): SiteStore {
  return {
    ...store,
    site(tenant) {
      const site = store.site(tenant);
      const purge = (host: string | undefined, paths: readonly string[]) =>
        host !== undefined &&
        purger.purge({ tenant, host, urls: paths.map((path) => `${protocol}//${host}${path}`) });
      const attempt = (name: string): SiteAttempt => {
        const own = site.attempt(name);
        return {
          stage: (path, html) => own.stage(path, html),
          describe: (file) => own.describe(file),
          drop: () => own.drop(),
          async publish(changeset, file, note) {
            const release = await own.publish(changeset, file, note);
            const { added, changed, removed } = changeset;
            const paths = [...added, ...changed, ...removed];
            if (paths.length > 0) purge(file.host, paths);
            return release;
          },
          async rollBack(to, at) {
            const back = await own.rollBack(to, at);
            purge((await site.readDescription())?.host, back.paths);
            return back;
          },
        };
      };
      const begin: ShopSite['begin'] = async () => {
        const begun = await site.begin();
        // Which addresses a builder that died had changed, nobody knows any more.
        if (begun.hasFinished) purge((await site.readDescription())?.host, []);
        return begun;
      };
      return {
        begin,
        attempt,
        exists: () => site.exists(),
        releases: () => site.releases(),
        hold: () => site.hold(),
        letGo: () => site.letGo(),
        thin: (now) => site.thin(now),
        readDescription: () => site.readDescription(),
        readStored: () => site.readStored(),
      };
    },
  };
}
