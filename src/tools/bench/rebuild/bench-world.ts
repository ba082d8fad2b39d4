import { productPath } from '#domain/link/paths.ts';
import type { Directories } from '#publisher/build/directories.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import type { BenchBuild, BenchService } from './bench-service.ts';
import type { MessageSender } from './message-sender.ts';
import type { PageReader } from './page-reader.ts';

/** Shops and servers of all measurements. */
export interface BenchWorld {
  platformUrl: string;
  directories: Directories;
  service: BenchService;
  sender: MessageSender;
  reader: PageReader;
  /** Prices that no shop of the bench had before, from one run on the same data to the next. */
  nextPrice: () => number;
}

/** Prices of the bench are so high that no number of a shop is taken for one. */
const LOWEST = 20_000_000;
const FOR_ANOTHER_RUN = 70_000_000;

export function newPrices(): () => number {
  let price = LOWEST + (Math.floor(Date.now() / 10) % FOR_ANOTHER_RUN);
  return () => ++price;
}

/** Sets the price of a variation on the platform; gives the platform's time of that. */
export async function setPrice({ platformUrl }: BenchWorld, shop: string, id: number, newPrice: number) {
  const base = `${platformUrl}/sandbox/shops/${shop}`;
  const changed = await fetch(`${base}/variations/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ newPrice }),
  });
  if (!changed.ok) throw new Error(`The platform refused a price: ${await changed.text()}`);
  const { updatedAt } = (await (await fetch(`${base}/cache`)).json()) as { updatedAt: string };
  return updatedAt;
}

/** The variations of a shop, as its snapshot has them. */
export function variationsOf({ directories }: BenchWorld, shop: string): number[] {
  const snapshot = openSnapshot(directories.snapshot(shop), { cacheSize: 1 });
  const prefix = productPath(0).slice(0, -1);
  const paths = [...snapshot.routes()].filter((path) => path.startsWith(prefix));
  snapshot.close();
  return paths.map((path) => Number(path.slice(prefix.length)));
}

/** Waits until the service has nothing to do; gives the builds of a shop after the first `before` of all. */
export async function buildsSince(
  { service }: BenchWorld,
  shop: string,
  before: number,
): Promise<BenchBuild[]> {
  await service.idle();
  return service.builds.slice(before).filter(({ tenant }) => tenant === shop);
}
