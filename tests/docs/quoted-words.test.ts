import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

const RECORD = readFileSync('docs/decisions/0027-what-fields-read-and-say.md', 'utf8');
const ROWS = [...RECORD.matchAll(/^\| `([\w.-]+)`\s*\| (\w+)\s*\| (.+?)\s*\|$/gm)].map(
  ([, key = '', language = '', words = '']) => ({ key: key as MessageKey, language, words }),
);

test('[I18N-03] three messages are quoted by the sources', () => {
  expect(ROWS).toHaveLength(3);
});

test.each(ROWS)(
  '[I18N-03] $key is as quoted in $language, and in other words elsewhere',
  ({ key, language, words }) => {
    for (const one of LANGUAGES) {
      const said = DICTIONARIES[one][key];
      if (one === language) expect(said, one).toBe(words);
      else expect(said, one).not.toBe(words);
      // Cyrillic stands in Russian alone.
      expect(/\p{Script=Cyrillic}/u.test(String(said)), one).toBe(one === 'ru');
    }
  },
);
