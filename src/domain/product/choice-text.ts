/** A choice in words: `Black, 128 GB`. Words of the product's name are left out. */
export function choiceText(name: string, labels: readonly string[]): string {
  const said = name.toLowerCase().split(', ');
  return labels.filter((label) => !said.includes(label.toLowerCase())).join(', ');
}
