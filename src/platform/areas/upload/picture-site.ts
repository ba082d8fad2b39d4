import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import { extensionOf } from '#domain/picture/file-type.ts';
import { notFound, refuseWriting } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';
import { acceptedForm } from './accepted-form.ts';
import { type CheckedFile, UPLOAD_PATH } from './keep-upload.ts';
import type { PictureFolder } from './picture-folder.ts';
import { makeForm, plainForm, RECIPE, typeOfForm } from './picture-form.ts';
import { SAFE_HEADERS } from './safe-headers.ts';

/** Of a picture that is sent as it is, because too many wait to be made. */
const FOR_NOW = { 'cache-control': 'public, max-age=60', etag: '"original"' };

/**
 * Kept pictures by size, `300x_/<name of the file>`, in the smallest form that the browser takes. Each is
 * made when it is first asked for and kept in `folder`; where too many wait for that, the picture is sent as
 * it is. Throws 404 and 405.
 */
export function createPictureSite(folder: PictureFolder): Site {
  return {
    owns: (path) => path.startsWith(UPLOAD_PATH) && path.includes('/', UPLOAD_PATH.length),
    async answer({ context: { sql }, request, method, url: { pathname: path } }) {
      refuseWriting(method, path);
      const [, named, id = '', extension] =
        /^([^/]+)\/([0-9a-f]{32})\.([a-z0-9]+)$/.exec(path.slice(UPLOAD_PATH.length)) ?? [];
      const size = IMAGE_SIZES.find((known) => known === named);
      const row = sql.get<Pick<CheckedFile, 'type'>>`SELECT type FROM upload WHERE id = ${id}`;
      if (!size || !row?.type.startsWith('image/') || extensionOf(row.type) !== extension)
        throw notFound(`There is no picture at ${path}.`);

      const form = acceptedForm(request.headers.accept) ?? plainForm(row.type);
      const name = `${id}-${size}-${RECIPE}.${form}`;
      const etag = `"${name}"`;
      const headers = { ...SAFE_HEADERS, vary: 'Accept', etag };
      if (request.headers['if-none-match']?.includes(etag))
        return { status: 304, headers, body: Buffer.of(), stream: (response) => response.end() };
      const original = () => {
        const kept = sql.get<Pick<CheckedFile, 'bytes'>>`SELECT bytes FROM upload WHERE id = ${id}`;
        if (!kept) throw notFound(`There is no picture at ${path} any more.`);
        return kept.bytes;
      };
      const made = folder.isBusy
        ? await folder.find(name)
        : await folder.get(name, () => makeForm(original(), size, form));
      const body = made ?? original();
      return {
        status: 200,
        headers: { ...headers, ...(!made && FOR_NOW), 'content-type': typeOfForm(body) },
        body,
      };
    },
  };
}
