import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

const FRONTMATTER = /^---\n([\s\S]*?)^---$/m;
const GLOB = /\bimport\.meta\.glob\b[^(]*\(\s*'([^']+)'/g;
const TEXT = /^(['"])(.*)\1$/;

/** Gives what `parse` makes of a file, and parses it again only where the file has changed. */
export function rememberParsed<Value>(parse: (path: string, code: string) => Value): (path: string) => Value {
  const known = new Map<string, { changed: number; value: Value }>();
  return (path) => {
    const changed = statSync(path).mtimeMs;
    const kept = known.get(path);
    if (kept?.changed === changed) return kept.value;
    const value = parse(path, readFileSync(path, 'utf8'));
    known.set(path, { changed, value });
    return value;
  };
}

/** The file of a module of ours that `importer` names; undefined for packages. */
export function fileOf(from: string, importer: string, root: string): string | undefined {
  if (from.startsWith('#')) return join(root, 'src', from.slice(1));
  return from.startsWith('.') ? join(dirname(importer), from) : undefined;
}

/** Imports of a module in their order, then those that it makes later. Types are left out. */
export const importsOf = rememberParsed((path, code): string[] => {
  const source = path.endsWith('.astro') ? (FRONTMATTER.exec(code)?.[1] ?? '') : code;
  // A page may return before its markup, which is no module: what it imports is read all the same.
  const { staticImports, staticExports, dynamicImports } = parseSync(
    path.replace(/astro$/, 'ts'),
    source,
  ).module;
  const now = staticImports
    .filter(({ start, entries }) =>
      entries.length === 0 ? !source.startsWith('import type', start) : entries.some(({ isType }) => !isType),
    )
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const listed = [...source.matchAll(GLOB)].flatMap(([, pattern = '']) =>
    globSync(pattern, { cwd: dirname(path) }).sort(),
  );
  const later = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => TEXT.exec(source.slice(start, end))?.[2] ?? [],
  );
  return [...now, ...passedOn, ...listed, ...later];
});
