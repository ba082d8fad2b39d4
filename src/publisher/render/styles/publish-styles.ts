import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';
import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import type { Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import { styleKey } from '#storefront/entries/style-key.ts';
import type { PageStyles } from '#storefront/looks/page-sheets.ts';
import { joinSheets } from './join-sheets.ts';
import { makeFont } from './make-font.ts';

interface StylesOptions {
  compiled: Pick<Compiled, 'sheets' | 'pageSheets' | 'fontDirectory'>;
  store: SiteStore;
  /** Looks at every file, whatever changed. */
  full: boolean;
}

/** Styles that the pages of a shop link, their files by path among the assets, and inputs of pages. */
export interface PublishedStyles {
  styles: PageStyles;
  files: string[];
  inputs: BuildInputs;
  /** Puts sheets and icons there in all their forms; nothing may go live before. */
  pack: () => Promise<void>;
}

/**
 * Puts sheets, icons and fonts that the shop uses among the assets; those of the last build are there.
 * Others can be read and are not packed yet: to pack them takes as long as some hundred pages.
 */
export async function publishStyles(
  { compiled, store, full }: StylesOptions,
  index: Pick<PublishedIndex, 'input'>,
  snapshot: Snapshot,
): Promise<PublishedStyles> {
  const theme = snapshot.get('market.theme');
  const { styles, files, fonts } = joinSheets(compiled, settingReader(snapshot), theme);
  const inputs: BuildInputs = Object.fromEntries(
    Object.entries(styles).map(([kind, addresses]) => [styleKey(kind), addresses.join(' ')]),
  );
  const sameAsLast = !full && Object.entries(inputs).every(([name, value]) => index.input(name) === value);
  for (const [path, css] of files) await store.showAsset(path, Buffer.from(css));
  for (const font of fonts)
    if (full || !(await store.keepAsset(font.path)))
      await store.putAsset(font.path, await makeFont(font, compiled.fontDirectory));
  const pack = async () => {
    const put = [...files].map(async ([path, css]) => {
      // To unpack and compare all of them would be a good part of a build of one page.
      if (!sameAsLast || !(await store.keepAsset(path))) await store.putAsset(path, Buffer.from(css));
    });
    await Promise.all(put);
  };
  return { styles, files: [...files.keys(), ...fonts.map(({ path }) => path)], inputs, pack };
}
