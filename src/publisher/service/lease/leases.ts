/** Lease of one machine to build a shop: the snapshot and the index of its pages lie there. */
export interface Lease {
  /** Another machine had the lease since this one built the shop: what this one has of it may be old. */
  isNew: boolean;
  /** Aborted once another machine may have the lease. */
  signal: AbortSignal;
  /** Throws a LostLeaseError where another machine has the lease by now, or nobody can say. */
  confirm(): Promise<void>;
  /** Ends a build. `isCurrent` tells that what this machine has is what is published. */
  end(isCurrent: boolean): Promise<void>;
}

/** Leases of shops: one machine at a time builds a shop. */
export interface Leases {
  /** Begins a build of a shop; undefined where another machine has its lease, or is about to. */
  begin(tenant: string): Promise<Lease | undefined>;
  /** Calls back when this machine may get the lease of a shop. Returns what ends it. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Another machine has got the lease of a shop. What this one does for it is of no use any more. */
export class LostLeaseError extends Error {
  override name = 'LostLeaseError';

  constructor(tenant: string) {
    super(`Another machine builds the shop ${tenant} now.`);
  }
}

/** Leases of an installation on one machine: whoever holds its `builder.lock` builds all shops. */
export const ONE_MACHINE: Leases = {
  begin: async () => ({
    isNew: false,
    signal: new AbortController().signal,
    confirm: async () => {},
    end: async () => {},
  }),
  onChange: () => () => {},
  close: async () => {},
};
