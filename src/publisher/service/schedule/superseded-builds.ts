import type { Batch, ChangeQueue, WaitingNotice } from '#publisher/service/queue/change-queue.ts';

/**
 * So long, in milliseconds, builds of a shop are given up one after the other for newer looks; the next one
 * comes to its end, whatever is chosen meanwhile.
 */
const LONGEST = 10_000;

/**
 * Builds that a newer look of their shop supersedes: ends them early, so that whoever tries looks does not
 * wait for the end of each.
 */
export class SupersededBuilds {
  readonly #queue: Pick<ChangeQueue, 'waiting'>;
  readonly #longest: number;
  readonly #clock: () => number;
  /** Builds under way, by shop. */
  readonly #building = new Map<string, { batch: Batch; newer: AbortController }>();
  /** Since when builds of a shop are given up, by the clock of `performance`. */
  readonly #since = new Map<string, number>();

  /** `longest` is for how long, in milliseconds, builds are given up one after the other. */
  constructor(queue: Pick<ChangeQueue, 'waiting'>, clock: () => number, longest = LONGEST) {
    this.#queue = queue;
    this.#clock = clock;
    this.#longest = longest;
  }

  /** A build begins; the signal is aborted once a newer look waits. */
  begin(batch: Batch): AbortSignal {
    const newer = new AbortController();
    this.#building.set(batch.tenant, { batch, newer });
    return newer.signal;
  }

  end({ tenant }: Batch, isSuperseded: boolean): void {
    this.#building.delete(tenant);
    if (!isSuperseded) this.#since.delete(tenant);
    else if (!this.#since.has(tenant)) this.#since.set(tenant, performance.now());
  }

  /** Something was put into the queue; for any shop where it is not known for which. */
  async added(tenant?: string): Promise<void> {
    const shops = tenant === undefined ? [...this.#building.keys()] : [tenant];
    await Promise.all(shops.map((shop) => this.#look(shop)));
  }

  async #look(tenant: string): Promise<void> {
    const { batch, newer } = this.#building.get(tenant) ?? {};
    // A shop that was pulled as a whole is not pulled once more for it.
    if (!newer || !batch?.changed?.length) return;
    const since = this.#since.get(tenant) ?? Number.POSITIVE_INFINITY;
    if (performance.now() - since > this.#longest) return;
    const known = new Set(batch.triggers.map(({ id }) => id));
    // A queue that cannot be read is told of by who works it off.
    const waiting = await this.#queue.waiting(tenant).catch((): WaitingNotice[] => []);
    if (waiting.some((notice) => isLook(notice, this.#clock()) && !known.has(notice.id))) newer.abort();
  }
}

/** True where a message that is due tells that the shop may look otherwise: its market data has the look. */
const isLook = ({ kind, changed, dueAt }: WaitingNotice, now: number): boolean =>
  kind === 'message' && dueAt <= now && (changed?.some((one) => one.kind === 'market-data') ?? false);
