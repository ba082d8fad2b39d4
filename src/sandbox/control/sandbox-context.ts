import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { PlatformContext } from '#platform/http/context.ts';
import type { FaultList } from './fault-list.ts';

/** A running platform with what makes a playground of it. */
export interface SandboxContext extends PlatformContext {
  faults: FaultList;
  /** Storefront that makes pages of the shops and reports it; undefined where there is none. */
  follower?: Follower | undefined;
}

/** A storefront that follows the shops' changes. */
export interface Follower {
  /** Another number whenever there is something new to tell. */
  version(): number;
  /** Another number whenever new pages can be seen, which nobody should have to wait for. */
  pagesVersion(): number;
  /** Undefined for a shop that it does not follow. */
  changesOf(shop: string): Promise<ShopChanges | undefined>;
  /** Paths of pages that show how a shop looks; undefined for a shop that it does not follow. */
  samplesOf(shop: string): readonly string[] | undefined;
}
