import { categoriesOfEntries } from '#publisher/pull/categories.ts';
import type { CategoryTree } from '#publisher/pull/category-tree.ts';
import type { HtmlCleaner } from '#publisher/pull/clean-html.ts';
import { writeCollections } from '#publisher/pull/collection-entries.ts';
import type { Frame } from '#publisher/pull/frame.ts';
import { writeMarket, writeMenus, writePages, writeShortLists } from '#publisher/pull/frame-entries.ts';
import { writePublications } from '#publisher/pull/publication-entries.ts';
import { framePaths, pageSwitches, writeFrameRoutes } from '#publisher/pull/routes.ts';
import { keptFrame } from '#publisher/pull/tables.ts';
import type { Warnings } from '#publisher/pull/warnings.ts';
import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { PUBLICATION_SECTION } from '#storefront/entries/model.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import type { Asked } from './ask-changed.ts';
import { removeOtherRoutes, removeOthers } from './remove-others.ts';
import { writeChangedCategories } from './write-categories.ts';
import { writeTouchedLists } from './write-lists.ts';
import { writeChangedBrands, writeChangedSuppliers, writeMakerPages } from './write-makers.ts';
import { writeProducts } from './write-products.ts';
import { writeTouchedSimilar } from './write-similar.ts';

export interface ChangeToWrite extends Asked {
  /** Of the categories that were asked for. */
  tree: CategoryTree | undefined;
  html: HtmlCleaner;
  warnings: Warnings;
  now: Date;
}

/** Brings a snapshot in line with what the platform said: afterwards it is as a whole pull would write it. */
export function writeChange(editor: SnapshotEditor, change: ChangeToWrite): void {
  const { frame, products, tree, html, warnings } = change;
  const before = presentFramePaths(editor);
  if (frame.market) writeChangedMarket(editor, frame.market, change);
  if (frame.brands) writeChangedBrands(editor, frame.brands, warnings);
  if (frame.suppliers) writeChangedSuppliers(editor, frame.suppliers);
  writeShortLists(editor, frame);
  writeChangedPublications(editor, change);
  if (frame.pages) writeChangedPages(editor, frame.pages, html);
  if (frame.market || frame.pages) writeChangedRoutes(editor, before);
  if (frame.categories && tree) writeChangedCategories(editor, frame.categories, tree, warnings);

  const categories = categoriesOfEntries(editor);
  const touched = writeProducts(editor, categories, products, warnings);
  writeTouchedLists(editor, categories, touched);
  writeMakerPages(editor, frame, touched);
  writeTouchedSimilar(editor, categories, touched.category);
  writeReviews(editor, change);
  writeReferring(editor, frame, warnings);
}

function writeChangedMarket(
  editor: SnapshotEditor,
  market: Frame['market'],
  { html, warnings }: Pick<ChangeToWrite, 'html' | 'warnings'>,
): void {
  writeMarket(editor, market, html, warnings);
  const set = Object.entries(market.settings).filter(([, value]) => value !== undefined);
  removeOthers(
    editor,
    'setting:',
    set.map(([name]) => `setting:${name}` as const),
  );
}

function writeChangedPages(editor: SnapshotEditor, pages: Frame['pages'], html: HtmlCleaner): void {
  writePages(editor, pages, html);
  removeOthers(
    editor,
    'page:',
    pages.map(({ slug }) => `page:${slug}` as const),
  );
}

function writeChangedPublications(editor: SnapshotEditor, change: ChangeToWrite): void {
  const { news, newsCategories } = change.frame;
  if (!news || !newsCategories) return;
  const { html, now, warnings } = change;
  const { keys, paths } = writePublications(editor, { news, newsCategories }, html, now, warnings);
  for (const prefix of ['publication:', 'publications:'])
    for (const key of editor.keysFrom(prefix)) if (!keys.has(key)) editor.remove(key);
  removeOtherRoutes(editor, PUBLICATION_SECTION, paths);
}

/** The pages of the frame, as entries and kept answers of the snapshot have them now. */
function presentFramePaths(editor: SnapshotEditor): string[] {
  return framePaths(keptFrame(editor.database, 'pages'), pageSwitches(settingReader(editor)));
}

function writeChangedRoutes(editor: SnapshotEditor, before: readonly string[]): void {
  const slugs = keptFrame(editor.database, 'pages');
  writeFrameRoutes(editor, slugs, pageSwitches(settingReader(editor)));
  const now = new Set(presentFramePaths(editor));
  for (const path of before) if (!now.has(path)) editor.removeRoute(path);
}
function writeReviews(editor: SnapshotEditor, { reviews, reviewOwners }: ChangeToWrite): void {
  const keep = editor.database.prepare('INSERT OR REPLACE INTO review (id, product) VALUES (?, ?)');
  const forget = editor.database.prepare('DELETE FROM review WHERE id = ?');
  for (const [review, product] of reviewOwners) {
    if (product === null) forget.run(review);
    else keep.run(review, product);
  }
  for (const [product, newest] of reviews) {
    for (const { id } of newest) keep.run(id, product);
    if (newest.length > 0 && editor.has(`product:${product}`)) editor.set(`reviews:${product}`, newest);
    else editor.remove(`reviews:${product}`);
  }
}

/** Menus and collections name pages, categories and variations, and show only those that are there. */
function writeReferring(editor: SnapshotEditor, frame: Partial<Frame>, warnings: Warnings): void {
  const slugsFrom = (prefix: string) =>
    new Set(editor.keysFrom(prefix).map((key) => key.slice(prefix.length)));
  const isMoved = Boolean(frame.categories);
  if (frame.menus || frame.pages || isMoved) {
    const targets = { pages: slugsFrom('page:'), categories: slugsFrom('category-slug:') };
    writeMenus(editor, frame.menus ?? keptFrame(editor.database, 'menus'), targets, warnings);
  }
  if (frame.collections || isMoved) {
    const collections = frame.collections ?? keptFrame(editor.database, 'collections');
    writeCollections(editor, collections, slugsFrom('category-slug:'), warnings);
  }
}
