import { PAGE_POSITIONS } from '#contract/market/content.ts';
import { type MarketData, MENU_POSITIONS, type StaticPage } from '#contract/market/market-schema.ts';
import type { Settings } from '#contract/market/settings.ts';
import { SIZE_TABLE_SLUG } from '#domain/product/size-scale.ts';
import { findingText, parseTheme } from '#domain/theme/shop-theme.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import type { MenuEntry } from '#storefront/entries/model.ts';
import type { CategoryTree } from './category-tree.ts';
import type { HtmlCleaner } from './clean-html.ts';
import type { Frame } from './frame.ts';
import { writeBrands, writeSuppliers } from './maker-entries.ts';
import { growMenu, type MenuTargets } from './menu-tree.ts';
import { keepFrame } from './tables.ts';
import type { Warnings } from './warnings.ts';

/** Writes the entries of everything but products, lists, collections and reviews. */
export function writeFrame(
  writer: EntryWriter,
  frame: Frame,
  tree: CategoryTree,
  html: HtmlCleaner,
  warnings: Warnings,
): void {
  writeMarket(writer, frame.market, html, warnings);
  const targets = {
    pages: new Set(frame.pages.map((page) => page.slug)),
    categories: new Set(tree.nodes.map((node) => node.entry.slug)),
  };
  writeMenus(writer, frame.menus, targets, warnings);
  writeCategories(writer, frame.categories, tree, warnings);
  writeBrands(writer, frame.brands, warnings);
  writeSuppliers(writer, frame.suppliers);
  writeShortLists(writer, frame);
  writePages(writer, frame.pages, html);
}

export function writeMarket(
  writer: EntryWriter,
  market: MarketData,
  html: HtmlCleaner,
  warnings: Warnings,
): void {
  const { name, slogan, logo, logoOnDark, favicon, lang, theme } = market;
  const { phones, email, address, workingHours, socialLinks } = market;
  writer.set('market.identity', { name, slogan, logo, logoOnDark, favicon, lang });
  writer.set('market.contact', { phones, email, address, workingHours, socialLinks });
  writer.set('market.entry', { allowDebt: market.allowDebt, websiteDisabled: market.websiteDisabled });
  writer.set('market.cashdesk', market.cashdesk);
  writer.set('market.free-shipping', market.freeShippingFrom);
  const { theme: shown, findings } = parseTheme(theme);
  writer.set('market.theme', shown);
  for (const finding of findings.filter(({ isUsual }) => !isUsual))
    warnings.add('GET /market', `theme.${finding.field}`, findingText(finding));
  writer.set('market.company', market.companyOption);
  for (const [setting, value] of Object.entries(cleanSettings(market.settings, html)))
    if (value !== undefined) writer.set(`setting:${setting}`, value);
}

export function writeMenus(
  writer: EntryWriter,
  menus: Frame['menus'],
  targets: MenuTargets,
  warnings: Warnings,
): void {
  keepFrame(writer.database, 'menus', menus);
  let sizeTable: MenuEntry | undefined;
  for (const position of MENU_POSITIONS) {
    const own = menus.filter((menu) => menu.position === position);
    const entries = own.flatMap((menu) => growMenu(menu.items, targets, warnings));
    writer.set(`menu:${position}`, entries);
    sizeTable ??= findPage(entries, SIZE_TABLE_SLUG);
  }
  // Products link it, and should not change with all that menus hold.
  writer.set('menu.size-table', sizeTable ? { ...sizeTable, children: [] } : null);
}

function findPage(entries: readonly MenuEntry[], slug: string): MenuEntry | undefined {
  for (const entry of entries) {
    const { target, children } = entry;
    if (target.kind === 'page' && target.slug === slug) return entry;
    const found = findPage(children, slug);
    if (found) return found;
  }
  return undefined;
}

/** Of slides, banners, blocks, branches, ways to pay and page configs, those that are given. */
export function writeShortLists(writer: EntryWriter, frame: Partial<Frame>): void {
  const { slides, banners, blocks, franchises, payments, pageConfigs } = frame;
  if (slides) writer.set('slides', inOrder(slides.filter((slide) => slide.active)));
  if (banners) writer.set('banners', inOrder(banners.filter((banner) => banner.active)));
  if (blocks) writer.set('blocks', inOrder(blocks));
  if (franchises) writer.set('franchises', inOrder(franchises));
  if (payments)
    writer.set(
      'payments',
      inOrder(payments).map(({ name }) => name),
    );
  // Of a position that has none, too, so that a page can tell when it gets one.
  if (pageConfigs)
    for (const position of PAGE_POSITIONS)
      writer.set(
        `page-config:${position}`,
        pageConfigs.find((config) => config.position === position) ?? null,
      );
}

export function writePages(writer: EntryWriter, pages: readonly StaticPage[], html: HtmlCleaner): void {
  keepFrame(
    writer.database,
    'pages',
    pages.map((page) => page.slug),
  );
  for (const page of pages)
    writer.set(`page:${page.slug}`, { ...page, content: html.cleanAll(page.content) });
}

export function writeCategories(
  writer: EntryWriter,
  categories: Frame['categories'],
  tree: CategoryTree,
  warnings: Warnings,
): void {
  keepFrame(writer.database, 'categories', categories);
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

function inOrder<Item extends { id: number; sort: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.sort - b.sort || a.id - b.id);
}
