import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { KindOfPage } from './page-kinds.ts';

/** All rules that it recommends, but for these: how something is written that browsers read the same. */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes names as it has them, and elements without content as XML does.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Safari takes a list without marks for no list.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // The style keeps a number on one line, the no-break space would be copied with it.
    'tel-non-breaking': 'off',
    // `page-heads.ts` knows what is too long.
    'long-title': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(RULES));

/** Faults that html-validate finds in these pages of a shop, as sentences. */
export async function checkMarkup(
  directory: string,
  pages: readonly Pick<KindOfPage, 'file'>[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { file } of pages) {
    const { results } = await validator.validateString(await readFile(join(directory, file), 'utf8'));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      // A frame has a tree of its own: what it calls its parts, others may call theirs.
      if (ruleId === 'unique-landmark' && selector?.includes(' > template > ')) continue;
      problems.push(`${file}: ${selector ?? ''}: ${ruleId}: ${message}`);
    }
  }
  return problems;
}
