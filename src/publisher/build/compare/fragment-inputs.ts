import { hash } from 'node:crypto';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import { FOOTER_KEY, HEADER_KEY } from '#publisher/render/worker/fragment-cache.ts';
import type { ShopJob } from '#publisher/render/worker/protocol.ts';

/** Digests of header and footer as they look now: pages depend on them as a whole. */
export async function fragmentInputs(
  renderer: Pick<PageRenderer, 'fragmentTexts'>,
  job: ShopJob,
): Promise<BuildInputs> {
  const { header, footer } = await renderer.fragmentTexts(job);
  const digest = (text: string) => hash('sha1', text, 'base64url');
  return { [HEADER_KEY]: digest(header), [FOOTER_KEY]: digest(footer) };
}
