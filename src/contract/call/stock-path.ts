/** True for a path whose `id` is that of a stock: a number, or a text of the platform's choice. */
export function namesStock(path: string): boolean {
  return path.startsWith('/stocks/');
}
