/** The category of a text that names several of them: the deepest, of these the first. */
export function firstCategory(text: string, separator: RegExp): string {
  const all = text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);
  const depth = (one: string) => one.split('>').filter((name) => name.trim() !== '').length;
  const deepest = Math.max(...all.map(depth));
  return all.find((one) => depth(one) === deepest) ?? '';
}
