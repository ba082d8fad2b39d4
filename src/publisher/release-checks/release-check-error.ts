/** A reason for which a page may not go live. */
export interface ReleaseFault {
  /** Path of the page with its language, or the name of another published file. */
  page: string;
  /** The check that found it, as reports and metrics name it. */
  check: 'isolation' | 'one record' | 'rendering';
  /** Text that is there and must not be, with its value, to stand behind the page. Quotes no secret. */
  text: string;
  /** Remedy for an operator. */
  remedy: string;
}

/**
 * True where nothing of a release may go live: what belongs to another shop, or is secret, may be in other
 * pages, too. Other faults are of one page, which stays as it is published.
 */
export function stopsRelease({ check }: ReleaseFault): boolean {
  return check === 'isolation';
}

/** Pages that are named of one release; more are not looked for. */
const NAMED_PAGES = 10;

/** A release that its checks stopped. What is served is as before. */
export class ReleaseCheckError extends Error {
  override name = 'ReleaseCheckError';
  readonly tenant: string;
  readonly faults: readonly ReleaseFault[];

  constructor(tenant: string, faults: readonly ReleaseFault[]) {
    const lines = faults.map(({ page, text }) => `  ${page} ${text}`);
    const remedies = new Set(faults.map(({ remedy }) => remedy));
    super(
      [
        `Shop ${tenant}: the release is stopped, since not all of it may go live:`,
        ...lines,
        ...remedies,
      ].join('\n'),
    );
    this.tenant = tenant;
    this.faults = faults;
  }
}

/** Faults that checks found in a release, up to as many pages as an operator wants to read of. */
export class ReleaseFindings {
  readonly #tenant: string;
  readonly #faults: ReleaseFault[] = [];
  readonly #pages = new Set<string>();

  constructor(tenant: string) {
    this.#tenant = tenant;
  }

  /** True once enough pages are known for the release to be given up. */
  get #enough(): boolean {
    return this.#pages.size >= NAMED_PAGES;
  }

  /** True while nothing was found. */
  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** Gives one after another until enough pages are known. */
  *untilEnough<Item>(items: Iterable<Item>): Generator<Item, undefined> {
    for (const item of items) {
      if (this.#enough) return;
      yield item;
    }
  }

  add(faults: readonly ReleaseFault[]): void {
    for (const fault of faults) {
      if (this.#enough && !this.#pages.has(fault.page)) return;
      this.#pages.add(fault.page);
      this.#faults.push(fault);
    }
  }

  /** Throws a ReleaseCheckError where anything was found. */
  letPass(): void {
    if (this.#faults.length > 0) throw new ReleaseCheckError(this.#tenant, this.#faults);
  }
}
