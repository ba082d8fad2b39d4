import { relative } from 'node:path';
import { fileOf, rememberParsed } from '#publisher/render/sheets/source-imports.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { type AskedText, EFFECTS, type ModuleParts, NOTICE, PLACE, readParts } from './module-parts.ts';

/** Code asks for a message that no dictionary has, or does not say which. */
export class MessageKeyError extends Error {
  override name = 'MessageKeyError';
}

/** The messages that a module may show, and the files that say so. */
export interface FoundKeys {
  keys: MessageKey[];
  files: string[];
}

/** A part of a module, by the name that it has there or, where `exported`, that others know it by. */
interface Need {
  path: string;
  name: string;
  exported: boolean;
}

const SOURCE = /\.tsx?$/;
const ALL = '*';

/**
 * The keys that a module and what it imports may show, at once or later, in the order of the alphabet: each
 * text that is a key, in any declaration that the module's exports need. A module of React brings what React
 * draws; another one is the script of a page, which leaves that out and says the notices of all.
 */
export function findMessageKeys(file: string, all: readonly MessageKey[], root: string): FoundKeys {
  const isScript = file.endsWith('.ts');
  const known = new Set<string>(all);
  const keys = new Set<string>(isScript ? all.filter((key) => key.startsWith(NOTICE)) : []);
  const files = new Set<string>();
  const seen = new Set<string>();
  const queue: Need[] = [{ path: file, name: ALL, exported: true }];
  for (let need = queue.pop(); need; need = queue.pop()) {
    const { path, name, exported } = need;
    const id = `${path} ${exported} ${name}`;
    if (seen.has(id) || !SOURCE.test(path) || (isScript && path.endsWith('.tsx'))) continue;
    seen.add(id);
    const module = partsOf(path);
    if (!files.has(path)) {
      files.add(path);
      refuseStray(relative(root, path), module.asked, known);
      queue.push({ path, name: EFFECTS, exported: false });
    }
    queue.push(...needsOf(module, need, root));
    const texts = exported ? [] : (module.parts.get(name)?.texts ?? []);
    for (const text of texts) for (const key of keysOf(text, known)) keys.add(key);
  }
  return { keys: [...keys].sort() as MessageKey[], files: [...files].sort() };
}

/** Needs of a part of a module, in its own module and in others. */
function needsOf(module: ModuleParts, { path, name, exported }: Need, root: string): Need[] {
  const own = (one: string): Need => ({ path, name: one, exported: false });
  const foreign = (from: string, one: string): Need[] => {
    const target = fileOf(from, path, root);
    return target ? [{ path: target, name: one, exported: one !== EFFECTS }] : [];
  };
  if (exported) {
    if (name === ALL) return [...module.exports.keys()].map((one) => ({ path, name: one, exported }));
    const meant = module.exports.get(name);
    if (meant === undefined) return [];
    return typeof meant === 'string' ? [own(meant)] : foreign(meant.from, meant.name);
  }
  const imported = module.imports.get(name);
  if (imported) return foreign(imported.from, imported.name);
  const part = module.parts.get(name);
  if (!part) return [];
  return [
    ...(name === EFFECTS ? [...module.runs].flatMap((from) => foreign(from, EFFECTS)) : []),
    ...[...part.names].map(own),
    ...[...part.later].flatMap((from) => foreign(from, ALL)),
  ];
}

const partsOf = rememberParsed(readParts);

/** The keys that a text may be. A pattern that says no more than the area would be nearly any of them. */
export function keysOf(text: string, known: ReadonlySet<string>): string[] {
  if (!text.includes(PLACE)) return known.has(text) ? [text] : [];
  const texts = text.split(PLACE);
  const [first = ''] = texts;
  const last = texts.at(-1) ?? '';
  if (!first.includes('.') || (first.endsWith('.') && last === '')) return [];
  return [...known].filter(
    (key) => key.startsWith(first) && key.endsWith(last) && key.length > first.length + last.length,
  );
}

/** Throws where a text is to be a message and is none, or begins as messages do and says no more. */
function refuseStray(file: string, asked: readonly AskedText[], known: ReadonlySet<string>): void {
  for (const { text, line, isKey } of asked) {
    const [area = ''] = text.split(PLACE, 1);
    const isOpen = area.endsWith('.') && [...known].some((key) => key.startsWith(area));
    if (!(isKey || isOpen) || keysOf(text, known).length > 0) continue;
    throw new MessageKeyError(
      text.includes(PLACE)
        ? `${file}:${line}: "${area}…" may be too many messages: name the keys, in a table where there are several.`
        : `${file}:${line}: no dictionary has a message "${text}".`,
    );
  }
}
