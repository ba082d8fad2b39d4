import type { AstroUserConfig } from 'astro';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
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
  const all = [...new Set(Object.keys(DICTIONARIES.ru).map((key) => key.replace(FORM, '')))] as MessageKey[];
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
        const { keys, files } = findMessageKeys(id.slice(ANSWER.length), all, root);
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(keys)};`;
      },
    },
  };
}
