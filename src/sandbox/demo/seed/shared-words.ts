import { wordsSchema } from '#sandbox/demo/source/shared.ts';
import { readYaml } from './read-yaml.ts';

/** Words around goods, categories and menus. */
export const WORDS = readYaml('shared/words.yml', wordsSchema);
