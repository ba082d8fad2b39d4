import { API_BASE_PATH } from '#contract/define-call.ts';
import { IMAGE_SIZES } from '#contract/primitive.ts';
import { notFound, refuseWriting } from '#sandbox/http/refusal.ts';
import type { Site } from '#sandbox/http/site.ts';
import { drawPictureByName } from './draw-picture.ts';

const MEDIA_PATH = `${API_BASE_PATH}/media/`;

/**
 * The pictures of the demo shops: `/market-api/media/<size>/<name>.svg`. Throws 404 where the name means
 * nothing, and 405.
 */
export const pictureSite: Site = {
  owns: (path) => path.startsWith(MEDIA_PATH),
  answer({ method, url: { pathname: path } }) {
    refuseWriting(method, path);
    const [, sizeText, name] = /^([^/]+)\/([a-z0-9-]+)\.svg$/.exec(path.slice(MEDIA_PATH.length)) ?? [];
    const size = IMAGE_SIZES.find((known) => known === sizeText);
    const picture = size && name && drawPictureByName(name, size);
    if (!picture) throw notFound(`There is no picture at ${path}.`);
    return {
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
      body: Buffer.from(picture),
    };
  },
};
