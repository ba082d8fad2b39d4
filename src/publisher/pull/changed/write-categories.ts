import type { Category } from '#contract/catalogue/catalogue-schema.ts';
import { productPath } from '#domain/link/paths.ts';
import { categoriesOfTree } from '#publisher/pull/categories.ts';
import { type CategoryNode, type CategoryTree, growCategoryTree } from '#publisher/pull/category-tree.ts';
import { writeCategories } from '#publisher/pull/frame-entries.ts';
import { categoryList } from '#publisher/pull/product-list.ts';
import { writeCategoryRoutes, writeSections } from '#publisher/pull/routes.ts';
import { writeSimilar } from '#publisher/pull/similar-entries.ts';
import { keptFrame } from '#publisher/pull/tables.ts';
import { Warnings } from '#publisher/pull/warnings.ts';
import type { SnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { type ListKind, NO_CATEGORY } from '#storefront/entries/model.ts';
import { removeOthers } from './remove-others.ts';
import { removeList, rewriteList } from './write-lists.ts';
import { isSmall } from './write-similar.ts';

/** Puts categories in place of those of the snapshot: entries, products that they move, lists and pages. */
export function writeChangedCategories(
  editor: SnapshotEditor,
  given: Category[],
  tree: CategoryTree,
  warnings: Warnings,
): void {
  const old = growCategoryTree(keptFrame(editor.database, 'categories'), (html) => html, new Warnings());
  writeCategories(editor, given, tree, warnings);
  removeOthers(
    editor,
    'category:',
    tree.nodes.map(({ entry }) => `category:${entry.id}` as const),
  );
  removeOthers(
    editor,
    'category-slug:',
    tree.nodes.map(({ entry }) => `category-slug:${entry.slug}` as const),
  );
  writeSections(editor, tree);

  const gone = old.nodes.filter(({ entry }) => !tree.byId.has(entry.id));
  const come = tree.nodes.filter(({ entry }) => !old.byId.has(entry.id));
  const refilled = moveProducts(editor, [...gone, ...come], tree);
  for (const { entry, path } of tree.nodes)
    if (!isSame(path, old.byId.get(entry.id)?.path)) writePaths(editor, entry.id, path);
  writeStructure(editor, old, tree, gone, refilled);

  const pagesOf = (kind: ListKind, id: number) => editor.get(`list:${kind}:${id}`)?.pages ?? 1;
  const paths = writeCategoryRoutes(editor, tree, pagesOf);
  const select = editor.database.prepare('SELECT path FROM route WHERE product = 0 AND section >= 0');
  for (const row of select.all())
    if (!paths.has(String(row['path']))) editor.removeRoute(String(row['path']));
}

/** Lists whose categories are others now, and similar products that borrow from other places. */
function writeStructure(
  editor: SnapshotEditor,
  old: CategoryTree,
  tree: CategoryTree,
  gone: readonly CategoryNode[],
  refilled: ReadonlySet<number>,
): void {
  const categories = categoriesOfTree(tree);
  const isOther = (node: CategoryNode) => {
    const before = old.byId.get(node.entry.id);
    return (
      !before || new Set(node.withDescendants).symmetricDifference(new Set(before.withDescendants)).size > 0
    );
  };
  const others = tree.nodes.filter(isOther);
  for (const { entry } of others) rewriteList(editor, categoryList(categories, entry.id));
  for (const { entry } of gone) removeList(editor, { kind: 'category', id: entry.id });
  if (others.length === 0 && gone.length === 0) return;
  for (const category of [...tree.nodes.map(({ entry }) => entry.id), NO_CATEGORY])
    if (refilled.has(category) || isSmall(editor.database, category))
      writeSimilar(editor, categories, category);
}

/**
 * Moves products out of categories that are gone and into those that have come; gives who has other products
 * now.
 */
function moveProducts(
  editor: SnapshotEditor,
  nodes: readonly CategoryNode[],
  tree: CategoryTree,
): Set<number> {
  const refilled = new Set<number>();
  const select = editor.database.prepare('SELECT id FROM product WHERE given_category = ?');
  const move = editor.database.prepare('UPDATE product SET category = ? WHERE id = ?');
  for (const { entry } of nodes) {
    const path = tree.byId.get(entry.id)?.path ?? [];
    const category = path.at(-1) ?? NO_CATEGORY;
    for (const row of select.all(entry.id)) {
      const id = Number(row['id']);
      move.run(category, id);
      refilled.add(entry.id).add(NO_CATEGORY);
      writePath(editor, id, path);
      moveRoutes(editor, id, category);
    }
  }
  return refilled;
}

function writePaths(editor: SnapshotEditor, category: number, path: readonly number[]): void {
  const select = editor.database.prepare('SELECT id FROM product WHERE category = ?');
  for (const row of select.all(category)) writePath(editor, Number(row['id']), path);
}

function writePath(editor: SnapshotEditor, product: number, path: readonly number[]): void {
  const entry = editor.get(`product:${product}`);
  if (entry) editor.set(`product:${product}`, { ...entry, categoryIds: [...path] });
}

function moveRoutes(editor: SnapshotEditor, product: number, section: number): void {
  const select = editor.database.prepare('SELECT id, position FROM variation WHERE product = ?');
  for (const row of select.all(product))
    editor.addRoute(productPath(Number(row['id'])), { section, product, position: Number(row['position']) });
}

const isSame = (a: readonly number[], b: readonly number[] = []) => a.join() === b.join();
