import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { isPageFile, pathOfFile, SITE_FILE } from '#publisher/publish/protocol/page-file.ts';
import { releaseSchema } from '#publisher/publish/protocol/release.ts';
import { formatRecord, type UndoFile } from '#publisher/publish/protocol/release-record.ts';
import { filesBelow, moveIfThere, unlessMissing } from './files.ts';

/** Ending of the packed files that earlier versions stored besides. */
const FORMER = '.gz';

/** Removes such files of pages. Costs one look where there are none: that of the home page goes last. */
export function removeFormerPages(site: string): void {
  const home = join(site, `index.html${FORMER}`);
  if (!existsSync(home)) return;
  for (const file of filesBelow(site).map((name) => join(site, name)))
    if (file.endsWith(`.html${FORMER}`) && file !== home) rmSync(file, { force: true });
  rmSync(home, { force: true });
}

/** Removes such files of files that all shops share. */
export function removeFormerAssets(assets: string): void {
  for (const file of filesBelow(assets).map((name) => join(assets, name)))
    if (file.endsWith(FORMER) && existsSync(file.slice(0, -FORMER.length))) rmSync(file, { force: true });
}

/** Earlier versions had a folder for each release; its name ended otherwise while it was merged. */
const FORMER_RELEASE = /^\d+(\.joining)?$/;

/** Makes records of such folders of a shop. `kept` is for the pages of all shops that releases keep. */
export function convertFormerReleases(folder: string, kept: string): void {
  for (const name of unlessMissing(() => readdirSync(folder)) ?? []) {
    if (!FORMER_RELEASE.test(name)) continue;
    const number = join(folder, String(Number.parseInt(name, 10)).padStart(9, '0'));
    const to = { record: `${number}.json`, undo: `${number}.undo.json` };
    convert(join(folder, name), { ...to, kept: join(kept, basename(folder), name) });
  }
}

/** The same of an attempt that a builder of an earlier version had begun to publish. */
export function convertFormerAttempt(folder: string, kept: string): void {
  const [name = ''] = basename(folder).split('.');
  const to = { record: join(folder, 'release.json'), undo: join(folder, 'undo.json') };
  convert(join(folder, 'release'), { ...to, kept: join(kept, basename(dirname(folder)), name) });
}

/** May have been begun before, or be done by another process at the same time. */
function convert(from: string, { record, undo, kept }: Record<'record' | 'undo' | 'kept', string>): void {
  const text = unlessMissing(() => readFileSync(join(from, 'release.json'), 'utf8'));
  if (text === undefined) return;
  const pages = join(from, 'pages');
  const added = unlessMissing(() => readFileSync(join(from, 'added.json'), 'utf8')) ?? '[]';
  const names = z.array(z.string()).parse(JSON.parse(added));
  // Added pages are removed, whatever file is left of them.
  const paths = filesBelow(pages).filter(isPageFile).map(pathOfFile);
  const undoFile: UndoFile = { added: names, kept: { [basename(kept)]: paths } };
  const release = formatRecord({
    release: releaseSchema.parse(JSON.parse(text)),
    siteFileBefore: unlessMissing(() => readFileSync(join(pages, SITE_FILE), 'utf8')) ?? null,
    keptBy: [basename(kept)],
    isUnpinned: existsSync(join(from, 'let-go')),
    isMerging: from.endsWith('.joining'),
  });
  // Pages move after it is written: whoever has not seen them all finds it.
  if (!existsSync(record)) {
    writeFileAtomic.sync(undo, JSON.stringify(undoFile));
    writeFileAtomic.sync(record, release);
  }
  mkdirSync(dirname(kept), { recursive: true });
  moveIfThere(pages, kept);
  rmSync(from, { recursive: true, force: true });
}
