import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { headersPath, looksPath } from '#domain/link/paths.ts';
import { overBudget, reactBeforeTouch, weighPage } from './page-weight.ts';

/**
 * Most packed bytes of the HTML of any product page: what a server sends on a new connection before it waits
 * for a first answer is ten packets of 1,460 bytes, headers included.
 */
export const PRODUCT_HTML_BUDGET = 14 * 1024 - 256;

/** Pages for whoever chooses how the shop looks: they have the style of every row. */
const OWNERS_PAGES = [looksPath(), headersPath()].map((path) => `${path.slice(1)}.html`);

const LANGUAGE_FOLDER = new RegExp(`^(?:${LANGUAGES.join('|')})/`);

/** Weights of the pages of a shop. */
export interface SiteWeight {
  /** One line for a page of each kind, and one for the heaviest product page. */
  report: string[];
  /** Excesses over a budget: page, part, size and budget. */
  problems: string[];
}

/** Weighs one page of each kind of a published shop, and the HTML of all its product pages. */
export async function weighSite(siteDirectory: string, assetsDirectory: string): Promise<SiteWeight> {
  const shop = basename(siteDirectory);
  const pages = (await readdir(siteDirectory, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const report: string[] = [];
  const problems: string[] = [];

  for (const page of onePerKind(pages)) {
    const html = await readFile(join(siteDirectory, page), 'utf8');
    const weight = weighPage(html, assetsDirectory);
    report.push(
      `${shop}/${page}  ${Object.entries(weight)
        .map(([part, bytes]) => `${part} ${inKilobytes(bytes)}`)
        .join(', ')}`,
    );
    const isOwners = OWNERS_PAGES.includes(page.replace(LANGUAGE_FOLDER, ''));
    const budgeted = isOwners ? { ...weight, style: 0 } : weight;
    problems.push(...overBudget(budgeted).map((problem) => `${shop}/${page}: ${problem}`));
    if (weight.style === 0 && html.startsWith('<!'))
      problems.push(`${shop}/${page}: it links no style sheet`);
    problems.push(
      ...reactBeforeTouch(html, assetsDirectory).map(
        (script) => `${shop}/${page}: ${script} holds React and loads before a touch`,
      ),
    );
  }

  const products = pages.filter((page) => basename(dirname(page)) === 'product');
  const sizes = await Promise.all(
    products.map(async (page) => ({ page, size: (await stat(join(siteDirectory, `${page}.br`))).size })),
  );
  const [worst] = sizes.sort((a, b) => b.size - a.size);
  if (worst) {
    report.push(
      `${shop}/${worst.page}  HTML ${inKilobytes(worst.size)}, the heaviest of ${sizes.length} product pages`,
    );
    const over = sizes.filter(({ size }) => size > PRODUCT_HTML_BUDGET).length;
    const allowed = `${PRODUCT_HTML_BUDGET} are allowed; ${over} of ${sizes.length} product pages are over`;
    if (over > 0) problems.push(`${shop}/${worst.page}: HTML is ${worst.size} bytes packed, ${allowed}`);
  }
  return { report, problems };
}

/**
 * The first page of each folder; those of the shop's own folder all differ in kind. Languages are no kinds.
 */
function onePerKind(pages: readonly string[]): string[] {
  const kinds = new Set<string>();
  return pages.filter((page) => {
    const plain = page.replace(LANGUAGE_FOLDER, '');
    const kind = dirname(plain) === '.' ? plain : dirname(plain);
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
