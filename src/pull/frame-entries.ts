import { type MarketData, MENU_POSITIONS } from '#contract/market.ts';
import type { Settings } from '#contract/settings.ts';
import type { SnapshotWriter } from '#snapshot/snapshot-writer.ts';
import type { CategoryTree } from './category-tree.ts';
import type { HtmlCleaner } from './clean-html.ts';
import type { Frame } from './frame.ts';
import { growMenu } from './menu-tree.ts';
import type { Warnings } from './warnings.ts';

/** Writes the entries of everything but products, lists and reviews. */
export function writeFrame(
  writer: SnapshotWriter,
  frame: Frame,
  tree: CategoryTree,
  html: HtmlCleaner,
  warnings: Warnings,
): void {
  writeMarket(writer, frame.market, html);

  const targets = {
    pages: new Set(frame.pages.map((page) => page.slug)),
    categories: new Set(tree.nodes.map((node) => node.entry.slug)),
  };
  for (const position of MENU_POSITIONS) {
    const menus = frame.menus.filter((menu) => menu.position === position);
    writer.set(
      `menu:${position}`,
      menus.flatMap((menu) => growMenu(menu.items, targets, warnings)),
    );
  }

  writeCategories(writer, tree, warnings);
  for (const brand of frame.brands) writer.set(`brand:${brand.id}`, brand);
  for (const supplier of frame.suppliers) writer.set(`supplier:${supplier.id}`, supplier);
  writer.set('slides', inOrder(frame.slides.filter((slide) => slide.active)));
  writer.set('banners', inOrder(frame.banners.filter((banner) => banner.active)));
  writer.set('blocks', inOrder(frame.blocks));
  writer.set(
    'news.latest',
    frame.news.map((news) => ({ ...news, content: html.cleanAll(news.content) })),
  );
  for (const page of frame.pages)
    writer.set(`page:${page.slug}`, { ...page, content: html.cleanAll(page.content) });
}

function writeMarket(writer: SnapshotWriter, market: MarketData, html: HtmlCleaner): void {
  const { name, slogan, logo, favicon, lang, phones, email, address, workingHours, socialLinks, theme } =
    market;
  writer.set('market.identity', { name, slogan, logo, favicon, lang });
  writer.set('market.contact', { phones, email, address, workingHours, socialLinks });
  writer.set('market.theme', theme);
  for (const [setting, value] of Object.entries(cleanSettings(market.settings, html)))
    if (value !== undefined) writer.set(`setting:${setting}`, value);
}

function cleanSettings(settings: Settings, html: HtmlCleaner): Settings {
  const { cartDescription, productCardAdditionalInformation: information } = settings;
  return {
    ...settings,
    ...(cartDescription && { cartDescription: html.cleanAll(cartDescription) }),
    ...(information && {
      productCardAdditionalInformation: {
        ...information,
        description: html.cleanAll(information.description),
      },
    }),
  };
}

function writeCategories(writer: SnapshotWriter, tree: CategoryTree, warnings: Warnings): void {
  const owners = new Map<string, number>();
  writer.set('categories.top', tree.top);
  for (const { entry } of tree.nodes) {
    writer.set(`category:${entry.id}`, entry);
    const owner = owners.get(entry.slug);
    if (owner !== undefined) {
      warnings.add(
        'GET /categories',
        `category ${entry.id}: slug`,
        `"${entry.slug}" is also the slug of category ${owner}, which keeps the page`,
      );
      continue;
    }
    owners.set(entry.slug, entry.id);
    writer.set(`category-slug:${entry.slug}`, entry.id);
  }
}

function inOrder<Item extends { id: number; sort: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.sort - b.sort || a.id - b.id);
}
