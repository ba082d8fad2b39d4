import type { AstroUserConfig } from 'astro';
import { dictionaryFiles, readDictionary } from '#publisher/render/dictionary/dictionary.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { findMessageKeys } from './message-keys.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

const ASKED = /\?messages$/;
const ANSWER = '\0messages:';
const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * Answers `import keys from './CartPage.tsx?messages'`: the keys of all messages that the module and what it
 * imports may show. A key that no dictionary has stops the compile.
 */
export function sourceMessages(root: string): Plugin {
  return {
    name: 'source-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      async handler(source, importer) {
        const module = await this.resolve(source.replace(ASKED, ''), importer);
        return module && { id: `${ANSWER}${module.id}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: new RegExp(`^${ANSWER}`) },
      handler(id) {
        const all = new Set(Object.keys(readDictionary('ru', root)).map((key) => key.replace(FORM, '')));
        const { keys, files } = findMessageKeys(id.slice(ANSWER.length), [...all] as MessageKey[], root);
        for (const file of [...files, ...dictionaryFiles('ru', root)]) this.addWatchFile(file);
        return `export default ${JSON.stringify(keys)};`;
      },
    },
  };
}
