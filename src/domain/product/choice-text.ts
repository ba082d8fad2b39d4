/** What was chosen, in words: `Black, 128 GB`. What the product's name says already is left out. */
export function choiceText(name: string, labels: readonly string[]): string {
  const said = name.toLowerCase().split(', ');
  return labels.filter((label) => !said.includes(label.toLowerCase())).join(', ');
}
