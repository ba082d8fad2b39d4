/** A variation's name in parts: the name of its product, a separator, and the distinguishing suffix. */
export interface VariationName {
  title: string;
  gap: string;
  suffix: string;
}

/**
 * Splits a variation's name after its product's name, so that a list can cut the first and never the suffix.
 * If the name has no more, the labels of the choice that it does not contain are the suffix.
 */
export function splitName(name: string, productName: string, choices: readonly string[]): VariationName {
  const lower = name.toLowerCase();
  if (productName !== '' && lower.startsWith(productName.toLowerCase())) {
    const gap = /^[\s,;:|/–—-]+/.exec(name.slice(productName.length))?.[0] ?? '';
    const title = name.slice(0, productName.length);
    const suffix = name.slice(title.length + gap.length);
    if (gap !== '' && suffix !== '') return { title, gap, suffix };
  }
  const unsaid = choices.filter((label) => label !== '' && !lower.includes(label.toLowerCase()));
  return { title: name, gap: unsaid.length > 0 ? ', ' : '', suffix: unsaid.join(', ') };
}
