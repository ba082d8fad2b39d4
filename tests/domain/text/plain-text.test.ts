import { expect, test } from 'vitest';
import { plainText, textBlocks, withoutHeadings } from '#domain/text/plain-text.ts';

test.each([
  ['beginnings of tags', '<'.repeat(300_000)],
  ['an end and beginnings of tags', `<p>${'<'.repeat(300_000)}`],
  ['dashes before words', `${'-'.repeat(60)}x слово слово слово`.repeat(20)],
  ['commas before words', `${', '.repeat(60)}x `.repeat(20)],
  ['words that lead on', ' и на в'.repeat(100)],
  ['spaces', ' '.repeat(300_000)],
])('%s are read soon', (_, text) => {
  const started = performance.now();
  plainText(text, 160);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([
  ['<ul><li>Лёгкий</li>\n<li>Тихий</li></ul><p>Гарантия год</p>', 'Лёгкий; Тихий. Гарантия год'],
  ['<p>В коробке:</p><ol><li>кабель</li><li><b>чехол</b></li></ol>', 'В коробке: кабель; чехол'],
  ['В коробке<ul><li>кабель.</li><li>чехол,</li><li>ключ</li></ul>', 'В коробке: кабель. чехол, ключ'],
  ['Вес: 1 кг<br>Цвет: белый<br/>', 'Вес: 1 кг; Цвет: белый'],
  ['<h3>Состав</h3><p>Вода</p><p>Соль!</p>Сахар', 'Состав: Вода. Соль! Сахар'],
  [
    '<table><tr><td>Вес</td><td>1 кг</td></tr><tr><td>Цвет</td><td>белый</td></tr></table>',
    'Вес: 1 кг; Цвет: белый',
  ],
  ['<div><div><p>Один</p></div></div><div> <br><p>Два</p></div>', 'Один. Два'],
  ['<p>5 (пять)</p><p>ещё</p>', '5 (пять) ещё'],
  ['A\uE003B', 'A B'],
  [`${'<li>x</li>'.repeat(3)}`, 'x; x; x'],
])('[SEO-06] entries of lists, rows and paragraphs stay apart: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('plain text has no tags and ends at a word', () => {
  expect(plainText('<p>Чай&nbsp;и  <b>кофе</b>.</p><p>Ещё</p>')).toBe('Чай и кофе. Ещё');
  expect(plainText('один два три', 9)).toBe('один два…');
});

test('[SEO-06] paragraphs and items of lists do not run together', () => {
  const html = '<h3>В наборе</h3><ul>\n<li>чайник</li><li>крышка</li>\n<li>чашки.</li></ul><p>Из стекла</p>';
  expect(plainText(html)).toBe('В наборе: чайник; крышка; чашки. Из стекла');
  expect(plainText('<p>Размеры:</p><ul><li>10 <b>см</b></li><li>20 см</li></ul>')).toBe(
    'Размеры: 10 см; 20 см',
  );
  expect(textBlocks(html).map(({ isItem }) => isItem)).toEqual([false, true, true, true, false]);
});

test.each([
  ['<p>Бесплатно.</p><h2>Условия</h2><ul><li>До 18:00.</li></ul>', 'Бесплатно. До 18:00.'],
  ['<h2>Три темы</h2><p>Совпадает ли цвет</p><h3>Ещё</h3><p>Размер</p>', 'Совпадает ли цвет. Размер'],
  ['<p>Текст</p><h2>Без конца', 'Текст'],
  ['<header>Шапка</header>', 'Шапка'],
])('a summary has no headings: %s', (html, wanted) => {
  expect(plainText(withoutHeadings(html))).toBe(wanted);
});
