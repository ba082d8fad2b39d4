/** Path of a published file on its host: `/uz/product/12` for `uz/product/12.html`. */
export function pagePath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
