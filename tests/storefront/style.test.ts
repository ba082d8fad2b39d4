import { globSync, readFileSync } from 'node:fs';
import { type CssColor, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, test } from 'vitest';

/** The one sheet that says what colours there are. */
const TOKENS = 'src/storefront/ui/tokens.css';

const SHEETS = globSync('src/storefront/**/*.css');
const MODULES = globSync('src/{domain,storefront}/**/*.{astro,ts,tsx}');

/** Colours that a sheet gives by itself, however it writes them; nothing at all is no colour. */
function ownColors(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      Color(color) {
        if (isOwn(color)) found.push(JSON.stringify(color));
      },
      // In a value with a variable, a name is not yet known to be a colour.
      Token: {
        ident({ value }) {
          if (isColorName(value)) found.push(value);
        },
      },
    },
  });
  return found;
}

/** The device's own colours, for who has them forced. */
const DEVICE_COLORS = /^(?:canvas|canvastext|highlight|highlighttext|graytext|buttontext)$/i;

function isOwn(color: CssColor): boolean {
  if (typeof color === 'string') return !DEVICE_COLORS.test(color);
  if (color.type === 'currentcolor' || color.type === 'light-dark') return false;
  return color.alpha !== 0;
}

function isColorName(word: string): boolean {
  let isColor = false;
  transform({
    filename: 'name.css',
    code: Buffer.from(`a { color: ${word} }`),
    errorRecovery: true,
    visitor: {
      Color(color) {
        isColor = isOwn(color);
      },
    },
  });
  return isColor;
}

/** Widths in numbers in what asks for the size of a window; a box may ask for a width of its own. */
function ownWidths(css: string): string[] {
  return css.match(/@media[^{]*\d+(?:\.\d+)?(?:px|r?em)[^{]*/g) ?? [];
}

/** The part of a selector that names what is drawn. */
const subjectOf = (selector: Selector) =>
  selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);

function isNamed(part: SelectorComponent): boolean {
  if (part.type !== 'pseudo-class') return /^(?:class|id|type|attribute)$/.test(part.type);
  return (
    (part.kind === 'is' || part.kind === 'where') &&
    part.selectors.every((one) => subjectOf(one).some(isNamed))
  );
}

const hasHas = (parts: unknown) => JSON.stringify(parts).includes('"kind":"has"');

/** Selectors of a sheet of which something is true, those within others written out. */
function selectorsThat(css: string, is: (selector: Selector) => boolean): string[] {
  const found: string[] = [];
  const flat = transform({ filename: 'sheet.css', code: Buffer.from(css), include: Features.Nesting });
  transform({
    filename: 'sheet.css',
    code: flat.code,
    visitor: {
      Selector(selector) {
        if (is(selector)) found.push(JSON.stringify(selector));
      },
    },
  });
  return found;
}

/** Selectors that draw parts of a page anew whenever something changes that `:has()` looks for. */
const pageSelectors = (css: string) =>
  selectorsThat(css, (selector) => {
    let isPart = false;
    for (const part of selector.slice(0, -subjectOf(selector).length)) {
      if (part.type === 'combinator') isPart = false;
      else if (part.type === 'class') isPart = true;
      else if (part.type === 'type') isPart = !/^(?:html|body|main)$/.test(part.name);
      else if (part.type === 'pseudo-class' && /^(?:has|not)$/.test(part.kind) && hasHas(part) && !isPart)
        return true;
    }
    return false;
  });

/** Selectors that draw anything at all anew within what `:has()` looks into. */
const wideSelectors = (css: string) =>
  selectorsThat(css, (selector) => {
    const subject = subjectOf(selector);
    return hasHas(selector) && !hasHas(subject) && !subject.some(isNamed);
  });

test('what a selector with :has() draws has a name, or each change of a page draws all of it anew', () => {
  expect(wideSelectors('a:has(b) { & > :first-child { top: 0 } }')).toHaveLength(1);
  expect(wideSelectors('a:has(b) :is(.c, li:first-child), :root:has(b) { top: 0 }')).toEqual([]);
  for (const file of SHEETS) expect(wideSelectors(readFileSync(file, 'utf8')), file).toEqual([]);
});

test('no selector asks by :has() what is in a page, to draw another part of it', () => {
  expect(pageSelectors(':root:not(:has(.a)) .b { top: 0 } body:has(a) { & > .c { top: 0 } }')).toHaveLength(
    2,
  );
  expect(pageSelectors(':root:has(.a), .b:has(.c) .d { top: 0 }')).toEqual([]);
  for (const file of SHEETS) expect(pageSelectors(readFileSync(file, 'utf8')), file).toEqual([]);
});

test('a colour is seen in whatever way it is written', () => {
  for (const color of [
    '#fff',
    '#14161a80',
    'white',
    'rgb(1 2 3 / 0.5)',
    'hsl(120deg 50% 50%)',
    'oklch(0.5 0.1 20)',
  ]) {
    expect(ownColors(`a { color: ${color} }`), color).toHaveLength(1);
    expect(ownColors(`a { box-shadow: 0 0 var(--space-1) ${color} }`), color).toHaveLength(1);
    expect(
      ownColors(`a { --shade: color-mix(in oklab, ${color} 5%, var(--color-text)) }`),
      color,
    ).toHaveLength(1);
  }
  for (const color of [
    'transparent',
    'currentColor',
    'var(--color-text)',
    'rgb(from var(--color-text) r g b / 0.5)',
  ])
    expect(ownColors(`a { color: ${color} }`), color).toEqual([]);
});

test.each(SHEETS.filter((file) => file !== TOKENS))('%s takes its colours from tokens.css', (file) => {
  expect(ownColors(readFileSync(file, 'utf8'))).toEqual([]);
});

test('modules give no colours but those by which a shop has its own', () => {
  const own = MODULES.filter((file) => /#(?:[\da-f]{3}){1,2}\b(?!-)/i.test(readFileSync(file, 'utf8')));
  expect(own.sort()).toEqual([
    'src/domain/tenant/tenant-config.ts',
    'src/domain/theme/color.ts',
    'src/domain/theme/palette.ts',
    'src/domain/theme/theme-css.ts',
  ]);
});

test('[SHL-09] style sheets and scripts know the widths of screens from screen-width.ts alone', () => {
  expect(ownWidths('@media (width < 991px) and print { a { top: 0 } }')).toHaveLength(1);
  for (const file of SHEETS) expect(ownWidths(readFileSync(file, 'utf8')), file).toEqual([]);
  for (const file of MODULES)
    expect(readFileSync(file, 'utf8').match(/\bwidth\s*(?::|[<>]=?)\s*\d+px/g), file).toBeNull();
});

test('every colour, size and length that a style takes from the tokens is there', () => {
  const said = [...SHEETS, ...MODULES].map((file) => readFileSync(file, 'utf8')).join('\n');
  const defined = new Set([...said.matchAll(/['"`\s;{](--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
  const used = SHEETS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\(\s*(--(?!brand-)[\w-]+)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});

/** Colours that `palette.ts` makes for text, on any ground of a page or on the one that their name says. */
const TEXT_COLORS =
  /^(?:rgb\(from )?var\(--color-(?:text|text-muted|link|accent-text|danger|success|on-[a-z]+|ink|ink-muted|favourite|star)\)/;

/** Its surroundings' colour, the device's own, or none. */
const NO_COLOR =
  /^(?:light-dark\()?(?:inherit|transparent|currentcolor|highlighttext)(?:, (?:transparent|currentcolor)\))?$/i;

test('[A11Y-01] text is in no colour but those that are made to be read', () => {
  expect('var(--color-accent)').not.toMatch(TEXT_COLORS);
  for (const file of SHEETS) {
    const colors = readFileSync(file, 'utf8').matchAll(/(?<![-\w])color:\s*([^;]+);/g);
    const others = [...colors]
      .map(([, value = '']) => value)
      .filter((value) => !NO_COLOR.test(value) && !TEXT_COLORS.test(value));
    expect(others, file).toEqual([]);
  }
});

test('colours fade only under a pointer or the focus, so that a change of mode starts no fading', () => {
  for (const file of SHEETS) {
    const rules = readFileSync(file, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g);
    const fading = [...rules].filter(
      ([, selector = '', body = '']) =>
        /transition:[^;]*(?:color|background|border|fill|all)/.test(body) &&
        !/:(?:hover|focus)/.test(selector),
    );
    expect(
      fading.map(([, selector]) => selector?.trim()),
      file,
    ).toEqual([]);
  }
});

test('[LST-02] what scrolls sideways holds its hidden texts, so that the page does not scroll with it', () => {
  // A text for screen readers is placed absolutely: without a box of its own it widens the page instead.
  for (const file of SHEETS) {
    const rules = readFileSync(file, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g);
    const loose = [...rules].filter(
      ([, , body = '']) =>
        /overflow(?:-x)?: (?:auto|scroll)/.test(body) &&
        !/position: (?:relative|absolute|fixed|sticky)/.test(body),
    );
    expect(
      loose.map(([, selector]) => selector?.trim()),
      file,
    ).toEqual([]);
  }
});
