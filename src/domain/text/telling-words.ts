/** A name in three: what all variations of the product are called, what is between, what tells this one. */
export interface TellingName {
  title: string;
  gap: string;
  telling: string;
}

/**
 * Parts a variation's name after the name of its product, so that a list can cut the first and never the
 * second. Where the name goes no further, the labels of its choice tell it apart, but for those that it says.
 */
export function tellingName(name: string, productName: string, choices: readonly string[]): TellingName {
  const lower = name.toLowerCase();
  if (productName !== '' && lower.startsWith(productName.toLowerCase())) {
    const gap = /^[\s,;:|/–—-]+/.exec(name.slice(productName.length))?.[0] ?? '';
    const title = name.slice(0, productName.length);
    const telling = name.slice(title.length + gap.length);
    if (gap !== '' && telling !== '') return { title, gap, telling };
  }
  const unsaid = choices.filter((label) => label !== '' && !lower.includes(label.toLowerCase()));
  return { title: name, gap: unsaid.length > 0 ? ', ' : '', telling: unsaid.join(', ') };
}
