import { expect, test } from 'vitest';
import { joinPicture } from '#sandbox/demo/picture/join-picture.ts';
import { parsePictureFile } from '#sandbox/demo/picture/picture-file.ts';

/** The content of a picture with a red main colour. */
function join(content: string, style = '', seed = 1): string {
  const file = parsePictureFile(`<svg><style>svg { ${style} }</style>${content}</svg>`, 'lamp');
  return joinPicture(
    file,
    new Map([
      ['main', ['#cc0000']],
      ['seed', [String(seed)]],
    ]),
  );
}

/** Every text that the seeds from 0 to 99 give. */
const allOf = (content: string, style: string) =>
  new Set(Array.from({ length: 100 }, (_, seed) => join(content, style, seed)));

test('shades and companions of a colour are worked out', () => {
  expect(join('<a fill="var(--main)" stroke="var(--main-light-50)"/>')).toBe(
    '<a fill="#cc0000" stroke="#e68080"/>',
  );
  expect(join('<a fill="var(--main-0000cc-50)"/>')).toBe('<a fill="#660066"/>');
  expect(join('<a fill="var(--wood-dark-100)"/>', '--wood: #ffffff;')).toBe('<a fill="#14110f"/>');
  expect(join('<a fill="var(--main-label)"/>')).toBe('<a fill="#cc0000"/>');
});

test('a variable set several times takes one of its values, and those of one word go together', () => {
  const style = '--wood-light: #aa0000; --wood-light: #00aa00; --wood-dark: #880000; --wood-dark: #008800;';
  expect(allOf('<a b="var(--wood-light) var(--wood-dark)"/>', style)).toEqual(
    new Set(['<a b="#aa0000 #880000"/>', '<a b="#00aa00 #008800"/>']),
  );
});

test('a range gives whole numbers, from which sums are worked out', () => {
  expect(allOf('<a x="calc(10 - .5 * var(--wide))"/>', '--wide: 2 to 4;')).toEqual(
    new Set(['<a x="9"/>', '<a x="8.5"/>', '<a x="8"/>']),
  );
});

test('a switch shows one of its children, or the one whose number a variable has', () => {
  const choice = '<switch class="top"><a/><g><b/><c/></g><g/></switch>';
  expect(allOf(choice, '')).toEqual(new Set(['<a/>', '<g><b/><c/></g>', '<g/>']));
  expect(join(choice, '--top: 1')).toBe('<g><b/><c/></g>');
});

test('a file that is put in twice has ids of its own, and may hide what it has otherwise', () => {
  const shadow = '<use href="part/ground.svg" transform="scale(2)"/>';
  const text = join(`${shadow}<use href="part/ground.svg" style="--ground: none"/>`);
  expect(text.match(/ id="[^"]+"/g)).toEqual([' id="ground-1"', ' id="ground-2"']);
  expect(text).toContain('<g transform="scale(2)"><defs>');
  expect(text).toMatch(/url\(#ground-1\)" display="inline".*url\(#ground-2\)" display="none"/);
});

test('a variable that nothing sets is named with its file', () => {
  expect(() => join('<a fill="var(--wood-light-20)"/>')).toThrow(
    'src/sandbox/demo/pictures/lamp.svg uses --wood-light-20, which nothing sets. Set it in its <style>.',
  );
});
