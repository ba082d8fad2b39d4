import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { linksOf } from './page-links.ts';
import { pagePath } from './page-path.ts';

/** Requests under way at once. */
const AT_ONCE = 16;

const PHOTOGRAPH = /\.(?:avif|gif|jpe?g|png|webp)$/;

/** A link that leads nowhere, and a page that has it. */
export interface BrokenLink {
  page: string;
  address: string;
  reason: string;
}

export interface CrawlOptions {
  /** Folder with the pages of one shop, as HTML. */
  directory: string;
  /** Origin of the served shop: `http://shop.localhost:4321`. */
  origin: string;
  /** Paths of pages that are linked already and not there yet; one that is there is told, too. */
  missing?: readonly RegExp[];
}

/** Follows every link, picture and anchor of every page of a shop; addresses of other hosts are not asked. */
export async function crawlSite({ directory, origin, missing = [] }: CrawlOptions): Promise<BrokenLink[]> {
  const pages = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  const idsOf = new Map<string, Set<string>>();
  /** Each address with the first page that has it. */
  const firstOf = new Map<string, string>();
  const broken: BrokenLink[] = [];
  for (const page of pages.sort()) {
    const { addresses, ids } = linksOf(await readFile(join(directory, page), 'utf8'));
    const own = new URL(pagePath(page), origin).href;
    idsOf.set(own, ids);
    for (const address of addresses) {
      const target = new URL(address, own).href;
      const isOwn = target.startsWith(`${own}#`);
      if (isOwn && !hasAnchor(ids, target)) broken.push({ page, address: target, reason: NO_ANCHOR });
      if (!isOwn && target.startsWith(`${origin}/`) && !firstOf.has(target)) firstOf.set(target, page);
    }
  }

  const ask = createClient(origin);
  const turn = pLimit(AT_ONCE);
  const statuses = new Map<string, Promise<number>>();
  const statusOf = (address: string) => {
    const known = statuses.get(address) ?? turn(() => ask(address));
    statuses.set(address, known);
    return known;
  };
  const found = [...firstOf].map(async ([target, page]): Promise<BrokenLink[]> => {
    const [address = ''] = target.split('#', 1);
    const status = await statusOf(address);
    if (missing.some((path) => path.test(new URL(address).pathname)))
      return status === 404
        ? []
        : [{ page, address, reason: `it is to come, and answers ${status} already` }];
    if (status !== 200) return [{ page, address: target, reason: `it answers ${status}` }];
    return hasAnchor(idsOf.get(address), target) ? [] : [{ page, address: target, reason: NO_ANCHOR }];
  });
  try {
    return [...broken, ...(await Promise.all(found)).flat()];
  } finally {
    ask.close();
  }
}

const NO_ANCHOR = 'the page has nothing of this name';

/**
 * True if the anchor of an address, if it has one, is on its page; no ids stand for an address outside of the
 * shop's pages.
 */
function hasAnchor(ids: ReadonlySet<string> | undefined, address: string): boolean {
  const anchor = decodeURIComponent(address.split('#')[1] ?? '');
  return anchor === '' || ids === undefined || ids.has(anchor);
}

/** Asks for the status of an address of a shop on this machine; redirects are not followed. */
function createClient(origin: string): ((address: string) => Promise<number>) & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const { port, host } = new URL(origin);
  const ask = (address: string) =>
    new Promise<number>((resolve, reject) => {
      const { pathname, search } = new URL(address);
      // A photograph that nobody looks at need not be made; all else by GET, since services need no HEAD.
      const method = PHOTOGRAPH.test(pathname) ? 'HEAD' : 'GET';
      const asked = request(
        { agent, port, host: '127.0.0.1', method, path: pathname + search, headers: { host } },
        (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      asked.on('error', reject);
      asked.end();
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}
