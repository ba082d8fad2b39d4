import type { ShopSite } from '#publisher/publish/protocol/site-store.ts';

/** Purges that a CDN is still owed for a shop: noted with the site, so that they outlive the process. */
export class Debt {
  readonly #site: ShopSite;
  /** Tellings of this process that have not come to their end. */
  #open = 0;
  #isLost = false;
  #noted: Promise<void> = Promise.resolve();

  constructor(site: ShopSite) {
    this.#site = site;
  }

  /** True if a purge was never made, by this process or by one that died, and nobody is at it. */
  async isLeft(): Promise<boolean> {
    return this.#open === 0 && (await this.#site.isPurgeOwed());
  }

  /** Before pages change. Returns what says whether the CDN has heard of all of them. */
  async open(): Promise<(isTold: boolean) => Promise<void>> {
    if (this.#open === 0) this.#isLost = false;
    this.#open += 1;
    if (this.#open === 1) await this.#note(true);
    return async (isTold) => {
      this.#isLost ||= !isTold;
      this.#open -= 1;
      // If it cannot be noted, all pages are purged once more.
      if (this.#open === 0 && !this.#isLost) await this.#note(false).catch(() => undefined);
    };
  }

  /** One after another: a note must not overtake another one. */
  #note(isOwed: boolean): Promise<void> {
    const noting = this.#noted.then(() => this.#site.notePurgeOwed(isOwed));
    this.#noted = noting.catch(() => undefined);
    return noting;
  }
}
