import { expect, test } from 'vitest';
import { settingsSchema } from '#contract/market/settings.ts';
import { parseTheme } from '#domain/theme/shop-theme.ts';
import { joinSheets } from '#publisher/render/styles/join-sheets.ts';

test('a part that comes into an open page has neither theme nor font a second time', () => {
  const sheets = new Map([
    ['shell/Header', '.header{color:red}'],
    ['cart/note', '.note{color:red}'],
    ['search/SearchBox', '.search{color:red}'],
    ['product/Lightbox', '.lightbox{color:red}'],
    ['shell/Kept', '.kept{color:red}'],
  ]);
  const kinds = { home: ['cart/note'], overlay: ['cart/note'] };
  const pageSheets = { shared: ['shell/Header'], kinds, parts: ['overlay'] };
  const settings = settingsSchema.parse({});
  const { theme } = parseTheme({ mainFont: 'Montserrat' });
  const { styles, files } = joinSheets({ sheets, pageSheets }, (name) => settings[name], theme);
  const cssOf = (kind: string) => files.get(styles[kind]?.at(-1)?.slice(1) ?? '') ?? '';
  expect(cssOf('home')).toContain(':root');
  expect(cssOf('home')).toContain('@font-face');
  expect(cssOf('overlay')).toBe('.note{color:red}');
});
