import { hash } from 'node:crypto';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import { FRAME_NAMES, frameKey } from '#publisher/plan/frame-name.ts';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import { type Frame, frameOf } from '#publisher/render/worker/frame.ts';
import type { ShopJob } from '#publisher/render/worker/protocol.ts';

/** Under this name an index notes the frame of the published pages. */
export const FRAME_INPUT = 'frame';

/** Frame of a shop as it looks now, and digests of its fragments: pages depend on each as a whole. */
export async function fragmentInputs(
  renderer: Pick<PageRenderer, 'fragmentTexts'>,
  job: ShopJob,
): Promise<{ frame: Frame; inputs: BuildInputs }> {
  const texts = await renderer.fragmentTexts(job);
  const digest = (text: string) => hash('sha1', text, 'base64url');
  const inputs = FRAME_NAMES.map((name) => [frameKey(name), digest(texts[name].join('\n'))]);
  return { frame: frameOf(texts, job), inputs: Object.fromEntries(inputs) };
}
