import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { createAssets } from '#publisher/publish/protocol/assets.ts';
import { PublishedSite } from '#publisher/publish/protocol/site.ts';
import type { DirectoryLocation, SiteStore } from '#publisher/publish/protocol/site-store.ts';
import { DirectoryDriver } from './driver.ts';
import { removeFormerAssets } from './former.ts';

/** Keeps sites in folders, each page as the files of its forms. */
export function createDirectoryStore(location: DirectoryLocation): SiteStore {
  const driver = new DirectoryDriver(location);
  const assets = createAssets(driver);
  return {
    location,
    ...assets,

    async putAssets(folder) {
      const put = await assets.putAssets(folder);
      removeFormerAssets(location.assets);
      return put;
    },

    async showAsset(path, content) {
      const file = join(location.assets, path);
      if (existsSync(file)) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileAtomic.sync(file, Buffer.from(content));
    },

    site: (tenant) => new PublishedSite(driver, tenant),
  };
}
