import type { Log } from '#lib/log/log.ts';
import type { Trigger, TriggerKind } from '#publisher/publish/index/publish-note.ts';
import type { Changed } from './merge-changes.ts';

/** Something that may have made pages of a shop old. */
export interface Notice {
  tenant: string;
  /** The same for each try of one delivery: a second one with it is no second notice. */
  id: string;
  /** Source of the notice; a message of the platform if left out. */
  kind?: TriggerKind;
  /** Changed things; null if only time has passed and the platform need not be asked. */
  changed: Changed | null;
  /** When the shop changed, as the platform tells it; null where nobody said. */
  updatedAt: string | null;
  /** When it came, in milliseconds since 1970. */
  receivedAt: number;
  /** Before this moment, in milliseconds since 1970, there is nothing to do; at once where left out. */
  dueAt?: number;
  /** Number of looks at the platform for it that did not show the change. */
  looks?: number;
  /** Of another look, what it is taken for; itself where left out. */
  triggers?: readonly Trigger[];
}

/** Everything that waits for one shop, as one piece of work. */
export interface Batch {
  tenant: string;
  /** Changed things of all its notices; null if only time has passed. */
  changed: Changed | null;
  /** The newest of its notices. */
  updatedAt: string | null;
  /** The oldest of its notices. */
  receivedAt: number;
  looks: number;
  /** Number of failures. */
  tries: number;
  /** Number of notices that became one batch. */
  notices: number;
  /** Triggers of its notices, the oldest first; of very many only the first. */
  triggers: readonly Trigger[];
  /** For the queue alone: which of its notices these are. */
  readonly positions: readonly (number | string)[];
}

/** A notice that waits. */
export interface WaitingNotice extends Trigger {
  changed: Changed | null;
  /** When it is looked at next, in milliseconds since 1970. */
  dueAt: number;
  /** Number of failures. */
  tries: number;
}

/** Job to build a shop with all that is due for it. One job of a shop at a time is worked on. */
export interface BuildJob {
  tenant: string;
  /** Another machine had a job of the shop since this one built it: what this one has of it may be old. */
  isNew: boolean;
  /** Aborted once another machine may have the job, or no more work is to be done. */
  signal: AbortSignal;
  /** Throws a LostJobError where another machine has the job by now, or nobody can say. */
  confirm(): Promise<void>;
}

export interface WorkOptions {
  /**
   * Works off what is due of a shop; true where all that this machine has of it is current. What it leaves in
   * the queue is another job. It throws where the queue fails, and is called again later.
   */
  work: (job: BuildJob) => Promise<boolean>;
  clock?: () => number;
  /** Milliseconds until a job whose queue failed is tried again, by how often it did; then the last one. */
  retryAfter: readonly number[];
  log?: Log;
}

/** Work on jobs, for as long as it goes on. */
export interface Working {
  /** Waits until nothing is due here and nothing is worked on. */
  idle(): Promise<void>;
  /** Ends: what is worked on is stopped and stays in the queue. */
  close(): Promise<void>;
}

/** Another machine has got the job to build a shop. What this one does for it is of no use any more. */
export class LostJobError extends Error {
  override name = 'LostJobError';

  constructor(tenant: string) {
    super(`Another machine builds the shop ${tenant} now.`);
  }
}

/**
 * Notices of changes, kept until they are worked off: a process that dies leaves its work to the next one.
 * Several processes may put in; on several machines each shop has one job at a time.
 */
export interface ChangeQueue {
  /** Keeps notices before it answers. For each, whether its id is new; one that is known changes nothing. */
  add(notices: readonly Notice[]): Promise<boolean[]>;
  /** Works on the jobs of shops for which something is due, until it is closed. */
  startWork(options: WorkOptions): Working;
  /** Takes the notices of a shop that are due, as one batch that stays until `done` or `later`. */
  take(tenant: string, now: number): Promise<Batch | undefined>;
  /** Forgets a batch that is done. */
  done(batch: Batch): Promise<void>;
  /** Keeps a batch that failed for later. */
  later(batch: Batch, dueAt: number): Promise<void>;
  /** The notices of a shop, what is worked on included, the oldest first; at most a hundred. */
  waiting(tenant: string): Promise<WaitingNotice[]>;
  /** Number of notices that wait, and since when the oldest, in milliseconds since 1970. */
  backlog(): Promise<{ notices: number; oldest: number | undefined }>;
  /** The platform's time of the data that a shop's pages show; undefined where nobody knows. */
  dataTime(tenant: string): Promise<string | undefined>;
  /** Notes that time; it never goes back. */
  noteDataTime(tenant: string, updatedAt: string): Promise<void>;
  /**
   * Calls back whenever something new was put in, by this process at once and by others within seconds; with
   * the shop where it is known. Returns what ends it.
   */
  onAdded(listener: (tenant?: string) => void): () => void;
  close(): Promise<void>;
}

/** A queue of one machine, which tells what is due and is worked off in a loop. */
export interface PolledQueue extends Omit<ChangeQueue, 'startWork'> {
  /** Shops with something to do at this moment, the one that has waited longest first. */
  due(now: number): Promise<string[]>;
  /** When the next notice is due that is not yet; undefined where none waits. */
  nextDue(now: number): Promise<number | undefined>;
}
