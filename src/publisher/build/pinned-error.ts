import type { Pin } from '#publisher/publish/protocol/release.ts';
import type { ShopSite } from '#publisher/publish/protocol/site-store.ts';

/** The shop was rolled back and is not to be built until it is told to go on. */
export class PinnedError extends Error {
  override name = 'PinnedError';
  readonly hold: Pin;

  constructor(tenant: string, hold: Pin) {
    super(
      `The shop ${tenant} is held at release ${hold.release}, to which it was rolled back on ${hold.since}. ` +
        `To let it go on: npm run rollback -- --tenant ${tenant} --resume`,
    );
    this.hold = hold;
  }
}

/** Throws a PinnedError where the shop is pinned to a release. */
export async function throwIfPinned(tenant: string, site: Pick<ShopSite, 'pinned'>): Promise<void> {
  const hold = await site.pinned();
  if (hold) throw new PinnedError(tenant, hold);
}
