import { createRequire } from 'node:module';
import type { Document } from 'yaml';
import type { Fault, PlacedFault } from './yaml-fault.ts';

const require = createRequire(import.meta.url);

/** The package is read with the first fault: a start without faults does not wait for it. */
const yaml = (): typeof import('yaml') => require('yaml');

/** Faults with the lines of what is at their paths, in the order of the file. */
export function linesOf(text: string, faults: readonly PlacedFault[]): Fault[] {
  const { document, lineAt } = parse(text);
  const placed = faults
    .map(({ path, message }) => ({ line: lineAt(offsetOf(document, path)), message }))
    .sort((one, other) => one.line - other.line);
  // A fault in fields that are taken over with `<<` counts once, where they stand.
  return placed.filter(
    ({ line, message }, at) => placed.findIndex((one) => one.line === line && one.message === message) === at,
  );
}

/** Faults of syntax, each with its line. */
export function syntaxFaults(text: string): Fault[] {
  const { document, lineAt } = parse(text);
  // Further faults of a line mostly come of its first.
  const errors = document.errors.filter(
    ({ pos: [start] }, at, all) => all.findIndex((one) => lineAt(one.pos[0]) === lineAt(start)) === at,
  );
  const faults = errors.map(({ pos: [start], message }) => ({
    line: lineAt(start),
    message: `this is no YAML: ${message}. Compare with the lines around it; text with ": " or " #" needs quotes`,
  }));
  return faults.length > 0
    ? faults
    : [{ line: 1, message: 'this is no YAML: compare with a file beside it' }];
}

function parse(text: string) {
  const { LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false });
  return { document, lineAt: (offset: number) => lines.linePos(offset).line };
}

/** Position of the value at a path, or of the nearest one around it that is there. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const child = childOf(node, key, document);
    if (!child) break;
    node = child.value;
    offset = child.offset;
  }
  return offset;
}

/** Node at a key of a map or a place of a list, also behind `*name` and in what `<<` brings in. */
function childOf(
  node: unknown,
  key: PropertyKey,
  document: Document.Parsed,
): { value: unknown; offset: number } | undefined {
  const { isAlias, isMap, isNode, isScalar, isSeq } = yaml();
  if (isAlias(node)) return childOf(node.resolve(document), key, document);
  if (isSeq(node)) {
    const value = node.items[Number(key)];
    return isNode(value) ? { value, offset: value.range?.[0] ?? 0 } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pairOf = (name: unknown) =>
    node.items.find((pair) => isScalar(pair.key) && (pair.key.source ?? pair.key.value) === name);
  const pair = pairOf(key);
  if (isScalar(pair?.key)) return { value: pair.value, offset: pair.key.range?.[0] ?? 0 };
  return childOf(pairOf('<<')?.value, key, document);
}
