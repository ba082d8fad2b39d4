/** A builder of its own: publishes what its argument says, for tests that end or stop it on the way. */
import { z } from 'zod';
import { openStore } from '#publisher/publish/open-store.ts';
import { siteFileSchema } from '#publisher/publish/protocol/site-file.ts';

const pathsSchema = z.array(z.string());
const [text = ''] = process.argv.slice(2);
const { location, pages, changeset, file, backTo } = z
  .object({
    location: z.object({
      kind: z.literal('directory'),
      sites: z.string(),
      staging: z.string(),
      releases: z.string(),
      assets: z.string(),
    }),
    pages: z.record(z.string(), z.string()),
    changeset: z.object({ added: pathsSchema, changed: pathsSchema, removed: pathsSchema }),
    file: siteFileSchema,
    /** Goes back to a release instead. */
    backTo: z.int().optional(),
  })
  .parse(JSON.parse(text));

const site = openStore(location).site('shop');
const attempt = site.attempt((await site.begin()).attempt);
try {
  for (const [path, html] of Object.entries(pages)) await attempt.stage(path, Buffer.from(html));
  const at = new Date().toISOString();
  if (backTo !== undefined) await attempt.rollBack(backTo, at);
  else await attempt.publish(changeset, file, { at, code: 'code-2', files: [], dataTime: null });
} finally {
  await attempt.drop();
}
