import type { WebhookMessage } from '#contract/cache/webhook.ts';
import { isDamage } from '#lib/storage-fault.ts';
import { growCategoryTree } from '#publisher/pull/category-tree.ts';
import { createHtmlCleaner, type HtmlCleaner } from '#publisher/pull/clean-html.ts';
import { cleanProducts } from '#publisher/pull/clean-products.ts';
import { createCleaningClient } from '#publisher/pull/cleaning-client.ts';
import { type PullReport, type PullShopOptions, pullShop } from '#publisher/pull/pull-shop.ts';
import { type PullWarning, Warnings } from '#publisher/pull/warnings.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { openSnapshotEditor, type SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { SnapshotError } from '#publisher/snapshot/snapshot-file.ts';
import { type Asked, askChanged } from './ask-changed.ts';
import { type Named, sortNamed } from './named.ts';
import { createTextDesk } from './text-desk.ts';
import { writeChange } from './write-change.ts';

export interface PullChangedOptions extends PullShopOptions {
  /** Changes that a webhook names. */
  changed: WebhookMessage['changed'];
}

export interface PullChangedReport {
  tenant: string;
  /**
   * The whole pull that was made instead: everything may have changed, or there was no snapshot to change.
   */
  whole?: PullReport;
  /** Of the snapshot afterwards; as before where nothing that pages show is different. */
  revision: number;
  milliseconds: number;
  warnings: PullWarning[];
  warningCount: number;
}

/** A snapshot that another pull changes meanwhile is asked for again, this many times in all. */
const ATTEMPTS = 3;

/**
 * Brings what a webhook named up to date in the present snapshot, which then is as a whole pull would write
 * it. Asks for nothing else. All or nothing: where the platform fails or gives bad data it throws a
 * ShopError, and the snapshot is as before. Let one pull of a shop run at a time: a whole one may have read
 * what a change is about.
 */
export async function pullChanged(options: PullChangedOptions): Promise<PullChangedReport> {
  const started = performance.now();
  const { client, changed, signal, clock = () => new Date() } = options;
  const named = sortNamed(changed);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const editor = named && openIfThere(options);
    if (!editor) return wholePull(options, started);
    const warnings = new Warnings();
    try {
      const cleaning = createCleaningClient(client, warnings, options.httpsHosts);
      const revision = await changeOnce(editor, cleaning, named, { warnings, clock, signal });
      if (revision === undefined) continue;
      return {
        tenant: client.tenant,
        revision,
        milliseconds: Math.round(performance.now() - started),
        warnings: warnings.list,
        warningCount: warnings.count,
      };
    } catch (error) {
      if (!isDamage(error)) throw error;
      return wholePull(options, started);
    } finally {
      editor.close();
    }
  }
  throw new ShopError({
    kind: 'unsteady',
    tenant: client.tenant,
    call: 'GET /products',
    reason: `was pulled by others ${ATTEMPTS} times meanwhile`,
  });
}

/** Undefined where the snapshot was changed by others while the platform was asked. */
async function changeOnce(
  editor: SnapshotEditor,
  client: ShopClient,
  named: Named,
  { warnings, clock, signal }: { warnings: Warnings; clock: () => Date; signal: AbortSignal | undefined },
): Promise<number | undefined> {
  const asked = await askChanged(client, editor.database, named);
  const texts = createTextDesk(editor.database);
  const html = createHtmlCleaner(texts);
  const products = await cleanAsked(asked, html);
  const { categories } = asked.frame;
  const tree = categories && growCategoryTree(categories, html.cleanAll, warnings);
  signal?.throwIfAborted();
  return editor.change(() => {
    writeChange(editor, { ...asked, products, tree, html, warnings, now: clock() });
    texts.keepAll();
  });
}

async function cleanAsked({ products }: Asked, html: HtmlCleaner): Promise<Asked['products']> {
  const there = [...products.values()].filter((product) => product !== null);
  const clean = await cleanProducts(there, html);
  return new Map([...products, ...clean.map((product) => [product.id, product] as const)]);
}

/** A snapshot of another version or tenant, or a damaged one, cannot be changed either. */
function openIfThere({ snapshotFile, client }: PullChangedOptions): SnapshotEditor | undefined {
  try {
    return openSnapshotEditor(snapshotFile, client.tenant);
  } catch (error) {
    if (error instanceof SnapshotError) return undefined;
    throw error;
  }
}

async function wholePull(options: PullChangedOptions, started: number): Promise<PullChangedReport> {
  const whole = await pullShop(options);
  const { tenant, warnings, warningCount } = whole;
  return {
    tenant,
    whole,
    revision: 0,
    milliseconds: Math.round(performance.now() - started),
    warnings,
    warningCount,
  };
}
