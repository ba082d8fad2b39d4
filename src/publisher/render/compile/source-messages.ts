import { join, relative } from 'node:path';
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
 * imports may show. A key that no dictionary has stops the compile. Browsers get none: they have the texts in
 * the props that the build made of the keys.
 */
export function sourceMessages(root: string): Plugin {
  return {
    name: 'source-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      async handler(source, importer) {
        const module = await this.resolve(source.replace(ASKED, ''), importer);
        // Paths from the root: the compiled code must not tell where the project lies.
        return module && { id: `${ANSWER}${relative(root, module.id)}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: new RegExp(`^${ANSWER}`) },
      handler(id) {
        const { name, mode } = this.environment;
        if (name === 'client' && mode === 'build') return 'export default [];';
        const all = new Set(Object.keys(readDictionary('ru', root)).map((key) => key.replace(FORM, '')));
        const file = join(root, id.slice(ANSWER.length));
        const { keys, files } = findMessageKeys(file, [...all] as MessageKey[], root);
        for (const read of [...files, ...dictionaryFiles('ru', root)]) this.addWatchFile(read);
        return `export default ${JSON.stringify(keys)};`;
      },
    },
  };
}
