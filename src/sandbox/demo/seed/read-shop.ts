import { sharedAxesSchema } from '#sandbox/demo/source/axis.ts';
import { kindsSchema } from '#sandbox/demo/source/kind.ts';
import {
  type CategorySeed,
  categoriesSchema,
  contentSchema,
  newsListSchema,
  type ShopSource,
  shopSchema,
} from '#sandbox/demo/source/shop-source.ts';
import { traitsSchema } from '#sandbox/demo/source/traits.ts';
import { listFiles, readYaml } from './read-yaml.ts';
import { SHARED_BLOCKS, sharedPages } from './shared-pages.ts';
import { TRADE } from './shared-trade.ts';
import { sizeTablePage } from './size-table.ts';

/** Reads a shop from the files of its folder. The first file with faults ends it, with all that it has. */
export function readShop(folder: string): ShopSource {
  const categories = readYaml(`${folder}/categories.yml`, categoriesSchema);
  const slugs = allSlugs(categories);
  const { about, kinds, market, ...shop } = readYaml(
    `${folder}/shop.yml`,
    shopSchema(slugs, TRADE, kindFilesOf(folder)),
  );
  const { sizeTable, ...content } = readYaml(`${folder}/content.yml`, contentSchema(slugs, SHARED_BLOCKS));
  const axes = readYaml(`${folder}/axes.yml`, sharedAxesSchema);
  const traits = readYaml(`${folder}/traits.yml`, traitsSchema);
  const schema = kindsSchema(axes, traits, leavesOf(categories));
  const { address, workingHours, phones, name } = market;
  const [phone = ''] = phones;
  return {
    ...shop,
    market,
    ...content,
    categories,
    kinds: kinds.flatMap((file) => readYaml(`${folder}/kinds-${file}.yml`, schema)),
    news: readYaml(`${folder}/news.yml`, newsListSchema),
    pages: [
      ...sharedPages(name.en, { phone, address, workingHours, about }),
      ...(sizeTable ? [sizeTablePage(sizeTable)] : []),
    ],
  };
}

/** `women` for `kinds-women.yml`. */
export function kindFilesOf(folder: string): string[] {
  return listFiles(folder).flatMap((file) => /^kinds-(.+)\.yml$/.exec(file)?.[1] ?? []);
}

function allSlugs(categories: readonly CategorySeed[]): string[] {
  return categories.flatMap(({ slug, children = [] }) => [slug, ...allSlugs(children)]);
}

function leavesOf(categories: readonly CategorySeed[]): string[] {
  return categories.flatMap(({ slug, children = [] }) => (children.length > 0 ? leavesOf(children) : [slug]));
}
