import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findMessageKeys } from '#publisher/render/compile/message-keys.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

const KEYS = [
  'cart.add',
  'cart.drop',
  'cart.sum',
  'notice.added',
  'notice.undo',
  'order.state-new',
  'order.state-done',
] as const;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
});
beforeEach(() => rmSync(join(root, 'src'), { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The keys that are found from `entry`, in a project of these files below `src`. */
function keysIn(files: Readonly<Record<string, string>>, entry = 'Page.tsx'): MessageKey[] {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'src', file)), { recursive: true });
    writeFileSync(join(root, 'src', file), code);
  }
  return findMessageKeys(join(root, 'src', entry), KEYS as unknown as MessageKey[], root).keys;
}

test('an island has the messages of its own text and of what it imports, at once or later', () => {
  const keys = keysIn({
    'Page.tsx': `import { Row } from '#part/Row.tsx';
      export const Page = ({ t }) => <p title={t('cart.add')} onClick={() => import('./late.ts')}><Row /></p>;`,
    'part/Row.tsx': `import { word } from './word.ts';
      export const Row = ({ t, is }) => <b>{t(is ? word.drop : 'cart.add')}</b>;`,
    'part/word.ts': `export const word = { drop: 'cart.drop' } as const satisfies Record<string, string>;`,
    'late.ts': `export const late = (t) => t('cart.sum');`,
  });
  expect(keys).toEqual(['cart.add', 'cart.drop', 'cart.sum']);
});

test('what no export needs, types and names of properties bring no messages', () => {
  const keys = keysIn({
    'Page.tsx': `import type { Sum } from './sum.ts';
      import { used } from './parts.ts';
      type Key = 'cart.drop';
      export const Page = (props: Record<'cart.sum', Sum>) => used(props);`,
    'sum.ts': `export const sum = 'cart.sum'; export type Sum = string;`,
    'parts.ts': `export const used = ({ t }) => t('cart.add'); export const unused = ({ t }) => t('cart.drop');`,
  });
  expect(keys).toEqual(['cart.add']);
});

test('what runs with a module counts, whatever of it is imported', () => {
  const keys = keysIn({
    'Page.tsx': `import './start.ts'; export const Page = () => null;`,
    'start.ts': `const words = ['cart.sum']; document.title = words[0];`,
  });
  expect(keys).toEqual(['cart.sum']);
});

test('a pattern is every message that it may be', () => {
  expect(keysIn({ 'Page.tsx': `export const Page = ({ t, of }) => t(\`order.state-\${of}\`);` })).toEqual([
    'order.state-done',
    'order.state-new',
  ]);
});

describe('what is said by `notify`', () => {
  const files = {
    'Page.tsx': `import { notify } from './notice.ts';
      export const Page = ({ t }) => notify({ key: 'notice.added', title: t('cart.add') });`,
    'notice.ts': `export const notify = (notice) => dispatchEvent(notice);`,
    'main.ts': `import('./Page.tsx'); export const start = (t) => t('cart.sum');`,
  };

  test('comes with no island', () => {
    expect(keysIn(files)).toEqual(['cart.add']);
  });

  test('comes with the script of the page, whoever says it, and nothing that React draws does', () => {
    expect(keysIn(files, 'main.ts')).toEqual(['cart.sum', 'notice.added', 'notice.undo']);
  });
});

describe('the compile stops', () => {
  const stopped = (code: string) => () => keysIn({ 'Page.tsx': `\n${code}` });

  test('at a message that no dictionary has, and says where', () => {
    expect(stopped(`export const Page = ({ t }) => t('cart.gone');`)).toThrow(
      'src/Page.tsx:2: no dictionary has a message "cart.gone".',
    );
  });

  test('at a pattern that may be any message of its area', () => {
    const open = 'src/Page.tsx:2: "cart.…" may be too many messages';
    expect(stopped(`export const Page = ({ t, of }) => t(\`cart.\${of}\`);`)).toThrow(open);
    expect(stopped(`export const Page = ({ t, of }) => t((\`cart.\${of}\` as never) ?? of);`)).toThrow(open);
  });
});
