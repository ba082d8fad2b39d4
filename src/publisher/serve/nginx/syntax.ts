/** A text as one word of a configuration. Variables in it keep their meaning. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A row of a map: a word whose case does not matter, or `~` and a regular expression. */
export type Row = readonly [key: string, value: string];

/** A variable that is worked out of another one; `otherwise` where no row fits. */
export function map(from: string, name: string, otherwise: string, rows: readonly Row[]): string {
  const lines = rows.map(([key, value]) => `  ${quote(key)} ${quote(value)};`);
  return [`map ${quote(from)} ${name} {`, `  default ${quote(otherwise)};`, ...lines, '}'].join('\n');
}

/** A block with its lines set in. */
export function block(head: string, lines: readonly string[]): string {
  return [
    `${head} {`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`.trimEnd()),
    '}',
  ].join('\n');
}
