import { createHash } from 'node:crypto';
import { API_BASE_PATH } from '#contract/call/define-call.ts';
import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import { acceptedForm } from '#platform/areas/upload/accepted-form.ts';
import { PictureFolder } from '#platform/areas/upload/picture-folder.ts';
import { notFound, refuseWriting } from '#platform/http/refusal.ts';
import type { Reply } from '#platform/http/reply.ts';
import type { Site } from '#platform/http/site.ts';
import { drawPictureByName } from './draw-picture.ts';
import { PHOTOGRAPH_TYPES, RECIPE, takePhotograph } from './photograph.ts';

const MEDIA_PATH = `${API_BASE_PATH}/media/`;

/** Most bytes of photographs that are kept: all sizes and formats of the demo shops fit in. */
const MAX_KEPT_BYTES = 512 * 1024 * 1024;

/** A name says all that its picture is drawn from, so an address never means another one. */
const CACHED = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * The pictures of the demo shops: `/market-api/media/<size>/<name>.jpg`, a photograph in the best format that
 * the browser takes, and `….svg`, a drawing. Photographs are made when they are first asked for and kept in
 * `directory`, which is left alone once the site is closed. Throws 404 where the name means nothing, and 405.
 */
export function pictureSite(directory: string): Site & Pick<PictureFolder, 'close'> {
  const folder = new PictureFolder(directory, MAX_KEPT_BYTES);
  return {
    close: () => folder.close(),
    owns: (path) => path.startsWith(MEDIA_PATH),
    async answer({ request, method, url: { pathname: path } }) {
      refuseWriting(method, path);
      const [, sizeText, name, ending] =
        /^([^/]+)\/([a-z0-9-]+)\.(jpg|svg)$/.exec(path.slice(MEDIA_PATH.length)) ?? [];
      const size = IMAGE_SIZES.find((known) => known === sizeText);
      const drawing = size && name && drawPictureByName(`${name}.${ending}`, size);
      if (!drawing) throw notFound(`There is no picture at ${path}.`);
      if (ending === 'svg')
        return {
          status: 200,
          headers: { 'content-type': 'image/svg+xml', ...CACHED },
          body: Buffer.from(drawing),
        };

      const format = acceptedForm(request.headers.accept) ?? 'jpeg';
      const file = `${createHash('sha256').update(`${RECIPE} ${drawing}`).digest('hex').slice(0, 32)}.${format}`;
      const etag = `"${file}"`;
      const headers = { 'content-type': PHOTOGRAPH_TYPES[format], ...CACHED, vary: 'Accept', etag };
      if (request.headers['if-none-match']?.includes(etag)) return withoutBody(304, headers);
      // HEAD needs no picture made.
      if (method === 'HEAD') return withoutBody(200, headers);
      return { status: 200, headers, body: await folder.get(file, () => takePhotograph(drawing, format)) };
    },
  };
}

function withoutBody(status: number, headers: Record<string, string>): Reply {
  return { status, headers, body: Buffer.of(), stream: (response) => response.end() };
}
