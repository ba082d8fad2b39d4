/** Where a published file is served: `uz/product/12.html` at `/uz/product/12`. */
export function pagePath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
