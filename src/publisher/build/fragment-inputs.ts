import { hash } from 'node:crypto';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import { FOOTER_KEY, HEADER_KEY } from '#publisher/render/worker/fragment-cache.ts';
import type { ShopJob } from '#publisher/render/worker/protocol.ts';

/** What header and footer of the shop look like now: pages depend on them as a whole. */
export async function fragmentInputs(pool: PageRenderer, job: ShopJob): Promise<Record<string, string>> {
  const { header, footer } = await pool.fragmentTexts(job);
  const digest = (text: string) => hash('sha1', text, 'base64url');
  return { [HEADER_KEY]: digest(header), [FOOTER_KEY]: digest(footer) };
}
