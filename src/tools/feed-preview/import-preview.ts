import { rmSync } from 'node:fs';
import type { Language } from '#contract/value/primitive.ts';
import { createHttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import type { Progress } from '#lib/progress.ts';
import { type FeedSource, fetchFeed } from '#platform/follow/feed-source.ts';
import { createFaultReport } from '#platform/import/fault-report.ts';
import { importFeed } from '#platform/import/import-feed.ts';
import type { ImportSummary } from '#platform/import/import-options.ts';
import { importStep } from '#platform/import/import-step.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { checkPictures } from './check-pictures.ts';
import { markSamples } from './mark-samples.ts';
import type { PreviewFacts } from './summary.ts';
import { surveyLanguage } from './survey-feed.ts';

/** Feed of a preview, with the options of its import. */
export interface FeedPreview {
  /** Several are files of one exchange. */
  sources: readonly FeedSource[];
  name: string;
  /** Files of the shop, and of a feed that is fetched. */
  sandboxFile: string;
  fetchedFile: string;
  /** Told by the feed where left out. */
  language?: Language | undefined;
  /** UZS for one of a currency. */
  rates: Record<string, number>;
  /** Of prices that name none. */
  currency?: string | undefined;
  /** Price of CommerceML that shoppers pay. */
  priceType?: string | undefined;
  /** File for all that was left out or put right. */
  report: string | undefined;
  /** True: hosts of pictures by http are asked for https. */
  askHosts: boolean;
}

/** Makes the shop of the feed in a file of its own, and tells what of it is there. */
export async function importPreview(
  preview: FeedPreview,
  progress: Progress,
  signal: AbortSignal,
): Promise<PreviewFacts> {
  const { sources, name, sandboxFile, fetchedFile } = preview;
  const now = new Date();
  const feed: string[] = [];
  for (const [at, source] of sources.entries()) {
    const file = source.kind === 'file' ? source.file : `${fetchedFile}${at === 0 ? '' : at}`;
    feed.push(file);
    if (source.kind === 'file') continue;
    await fetchFeed(source.url, {
      file,
      signal,
      onProgress: (bytes) =>
        progress.update({ label: 'fetching', done: Math.floor(bytes / 1_000_000), total: 0, unit: 'MB' }),
    });
  }
  const language = preview.language
    ? { language: preview.language, by: 'option' as const, cyrillicUzbek: false }
    : await surveyLanguage(feed, now);
  for (const end of ['', '-wal', '-shm']) rmSync(`${sandboxFile}${end}`, { force: true });
  const httpsHosts = preview.askHosts ? createHttpsHosts() : UNASKED_HOSTS;
  const report = createFaultReport(preview.report, (line) => progress.print(line));
  let imported: ImportSummary;
  try {
    imported = await importFeed({
      feed,
      tenant: name,
      file: sandboxFile,
      language: language.language,
      rates: preview.rates,
      currency: preview.currency,
      priceType: preview.priceType,
      httpsHosts,
      createFrame: createShopFrame,
      now,
      onProgress: (step) => progress.update(importStep(step)),
      onFault: (fault) => report.add(fault),
      adapt: (seed, facts) => markSamples(seed, language.language, facts),
    });
  } finally {
    progress.close();
    await report.close();
  }
  progress.update({ label: 'asking for pictures', done: 0, total: 0, unit: 'pictures' });
  const pictures = await checkPictures(imported.facts.somePictures, { hosts: httpsHosts, signal });
  progress.close();
  return { imported, language, pictures };
}
