/** A machine builds a shop as its home: what it has pulled and knows of the pages lies with it. */
export interface Tenure {
  /** Another machine was the home since this one built the shop: what this one has of it may be old. */
  isNew: boolean;
  /** Aborted once another machine may be the home. */
  signal: AbortSignal;
  /** Throws a LostHomeError where another machine is the home by now, or nobody can say. */
  confirm(): Promise<void>;
  /** Ends a build. `isCurrent` tells that what this machine has is what is published. */
  end(isCurrent: boolean): Promise<void>;
}

/** Which machine builds which shop: one at a time. */
export interface Homes {
  /** Begins a build of a shop; undefined where another machine is its home, or is about to be. */
  begin(tenant: string): Promise<Tenure | undefined>;
  /** Calls back when this machine may have become the home of a shop. Returns what ends it. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Another machine has become the home of a shop. What this one does for it is of no use any more. */
export class LostHomeError extends Error {
  override name = 'LostHomeError';

  constructor(tenant: string) {
    super(`Another machine builds the shop ${tenant} now.`);
  }
}

/** Of an installation on one machine: whoever holds its `builder.lock` is the home of all shops. */
export const ONE_MACHINE: Homes = {
  begin: async () => ({
    isNew: false,
    signal: new AbortController().signal,
    confirm: async () => {},
    end: async () => {},
  }),
  onChange: () => () => {},
  close: async () => {},
};
