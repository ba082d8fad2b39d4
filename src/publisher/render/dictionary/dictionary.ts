import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import type { Messages } from '#storefront/i18n/message-key.ts';

/** Messages of every feature, as paths below the folder of the project, where every command runs. */
const filesOf = (language: Language) => `src/storefront/*/messages/${language}.json`;

/** Paths of the files that hold the messages of a language. */
export function dictionaryFiles(language: Language, root = '.'): string[] {
  return globSync(filesOf(language), { cwd: root })
    .sort()
    .map((file) => join(root, file));
}

/** All messages of a language by their flat keys. */
export const DICTIONARIES = Object.fromEntries(
  LANGUAGES.map((language) => [language, readDictionary(language)]),
) as Record<Language, Messages>;

/** The same of one language, read anew from the project at `root`. */
export function readDictionary(language: Language, root = '.'): Messages {
  const files = dictionaryFiles(language, root);
  if (files.length === 0)
    throw new Error(`There is no ${filesOf(language)}: run the command in the folder of the project.`);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}
