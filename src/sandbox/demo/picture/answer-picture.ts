import { API_BASE_PATH } from '#contract/define-call.ts';
import { IMAGE_SIZES } from '#contract/primitive.ts';
import { notFound, Refusal } from '#sandbox/http/refusal.ts';
import type { Reply } from '#sandbox/http/reply.ts';
import { drawPictureByName } from './draw-picture.ts';

export const MEDIA_PATH = `${API_BASE_PATH}/media/`;

/** Draws the picture that a path names: `/market-api/media/<size>/<name>.svg`. Throws 404 where the name means nothing. */
export function answerMedia(method: string, path: string): Reply {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Refusal(
      405,
      { code: 'wrong-method', message: `${path} takes GET, not ${method}.` },
      { allow: 'GET' },
    );
  const [, sizeText, name] = /^([^/]+)\/([a-z0-9-]+)\.svg$/.exec(path.slice(MEDIA_PATH.length)) ?? [];
  const size = IMAGE_SIZES.find((known) => known === sizeText);
  const picture = size && name && drawPictureByName(name, size);
  if (!picture) throw notFound(`There is no picture at ${path}.`);
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
    body: Buffer.from(picture),
  };
}
