/** Why a page may not go live. */
export interface GateFault {
  /** Path of the page with its language, or the name of another published file. */
  page: string;
  gate: 'isolation' | 'one record';
  /** What is there and must not be, with its value; goes on behind the page. A secret is never quoted. */
  text: string;
  /** What to do. */
  remedy: string;
}

/** Pages that are named of one release; more are not looked for. */
const NAMED_PAGES = 10;

/** A release that the gates stopped. What is served is as before. */
export class GateError extends Error {
  override name = 'GateError';
  readonly tenant: string;
  readonly faults: readonly GateFault[];

  constructor(tenant: string, faults: readonly GateFault[]) {
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

/** What the gates found in a release, up to as many pages as an operator wants to read of. */
export class GateFindings {
  readonly #tenant: string;
  readonly #faults: GateFault[] = [];
  readonly #pages = new Set<string>();

  constructor(tenant: string) {
    this.#tenant = tenant;
  }

  /** Whether enough pages are known for the release to be given up. */
  get #enough(): boolean {
    return this.#pages.size >= NAMED_PAGES;
  }

  /** Gives one after another until enough pages are known. */
  *untilEnough<Item>(items: Iterable<Item>): Generator<Item, undefined> {
    for (const item of items) {
      if (this.#enough) return;
      yield item;
    }
  }

  add(faults: readonly GateFault[]): void {
    for (const fault of faults) {
      if (this.#enough && !this.#pages.has(fault.page)) return;
      this.#pages.add(fault.page);
      this.#faults.push(fault);
    }
  }

  /** Throws a GateError where anything was found. */
  letPass(): void {
    if (this.#faults.length > 0) throw new GateError(this.#tenant, this.#faults);
  }
}
