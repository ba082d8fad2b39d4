import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { finish } from './apply.ts';
import { Attempt } from './attempt.ts';
import { BUILD_FILE } from './build-file.ts';
import type { StoreDriver } from './driver.ts';
import { siteKeys } from './keys.ts';
import { isPageFile, pathOfFile, SITE_FILE } from './page-file.ts';
import { hashOfForm } from './page-hash.ts';
import type { Pin, Release } from './release.ts';
import { Releases } from './release-history.ts';
import { type SiteFile, siteFileIn } from './site-file.ts';
import type { Begun, ShopSite, SiteAttempt, StoredPage, StoredSite } from './site-store.ts';

/** Files read before other work gets its turn. */
const FILES_AT_ONCE = 64;

/** The published site of one shop, wherever its driver keeps it. */
export class PublishedSite implements ShopSite {
  readonly #driver: StoreDriver;
  readonly #tenant: string;
  readonly #keys;
  readonly #releases: Releases;

  constructor(driver: StoreDriver, tenant: string) {
    this.#driver = driver;
    this.#tenant = tenant;
    this.#keys = siteKeys(tenant);
    this.#releases = new Releases(driver, tenant);
  }

  async exists(): Promise<boolean> {
    return (await this.#driver.stat(this.#keys.siteFile)) !== undefined;
  }

  /** Of two builders that begin at once at most one goes on: each sees the attempt of whoever came first. */
  async begin(): Promise<Begun> {
    const [driver, site, tenant, name] = [this.#driver, this.#keys, this.#tenant, randomUUID()];
    const own = site.attempt(name);
    let hasFinished = false;
    for (const taken of await driver.begin(own.folder)) {
      const attempt = site.attempt(taken);
      if (await finish({ tenant, driver, site, attempt, own })) hasFinished = true;
      await driver.remove([attempt.folder]);
    }
    return { attempt: name, release: await this.#releases.lastNumber(), hasFinished };
  }

  attempt(name: string): SiteAttempt {
    return new Attempt(this.#driver, this.#tenant, name);
  }

  releases(): Promise<Release[]> {
    return this.#releases.list();
  }

  pinned(): Promise<Pin | undefined> {
    return this.#releases.pinned();
  }

  unpin(): Promise<void> {
    return this.#releases.unpin();
  }

  thin(now: Date): Promise<number[]> {
    return this.#releases.thin(now);
  }

  async readDescription(): Promise<SiteFile | undefined> {
    const text = await this.#driver.read(this.#keys.siteFile);
    return text && siteFileIn(String(text));
  }

  async readStored(): Promise<StoredSite> {
    const { pages: prefix } = this.#keys;
    const entries = await Array.fromAsync(this.#driver.list(prefix));
    const files = entries.map(({ key }) => key.slice(prefix.length)).sort();
    const pages = new Map<string, StoredPage>();
    const others: string[] = [];
    const readFile = async (file: string) => {
      const plain = file.replace(/\.br$/, '');
      if (!isPageFile(plain)) {
        if (file !== BUILD_FILE && file !== SITE_FILE) others.push(file);
        return;
      }
      const form = file === plain ? 'identity' : 'br';
      // Before it is read, so that pages come in the order of their names.
      const page = pages.get(pathOfFile(plain)) ?? { html: undefined, brotli: undefined };
      pages.set(pathOfFile(plain), page);
      const bytes = await this.#driver.read(prefix + file);
      page[form === 'br' ? 'brotli' : 'html'] = bytes && hashOfForm(bytes, form);
    };
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
      await Promise.all(files.slice(at, at + FILES_AT_ONCE).map(readFile));
      await setImmediate();
    }
    return { pages, others };
  }

  async isPurgeOwed(): Promise<boolean> {
    return (await this.#driver.stat(this.#keys.purgeOwed)) !== undefined;
  }

  async notePurgeOwed(isOwed: boolean): Promise<void> {
    const { purgeOwed } = this.#keys;
    await (isOwed ? this.#driver.write(purgeOwed, '{}') : this.#driver.remove([purgeOwed]));
  }
}
