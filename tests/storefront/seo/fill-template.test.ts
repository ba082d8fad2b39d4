import { expect, test } from 'vitest';
import { fillTemplate } from '#storefront/seo/fill-template.ts';

test('[SEO-02] [title] becomes the name and [region] the place, wherever they stand', () => {
  const place = { inside: 'вашем городе', alone: 'ваш город' };
  const text = fillTemplate('[title] — купить [title] в [region]. [region]!', { title: 'Чай', place });
  expect(text).toBe('Чай — купить Чай в вашем городе. ваш город!');
});

test('[SEO-02] a place in an unknown grammatical form is left out', () => {
  const place = { inside: 'вашем городе', alone: 'ваш город' };
  expect(fillTemplate('[title] с доставкой по [region]', { title: 'Чай', place })).toBe('Чай с доставкой');
});

test('signs of a name that would mean something in a replacement stay as they are', () => {
  const title = "Картина $$$, $& и $' с $`";
  expect(fillTemplate('[title] — [title]', { title, place: undefined })).toBe(`${title} — ${title}`);
});

test.each([
  ['[title] — цены в [region] | Вольт', 'Чай | Вольт'],
  ['[title] — [region] narxlari | Volt', 'Чай | Volt'],
  ['[title] купить в [region] недорого', 'Чай купить недорого'],
  ['Buy [title] in [region], cheap', 'Buy Чай, cheap'],
  ['[title]ni [region]da sotib oling', 'Чайni sotib oling'],
  ['[title]: rasmiy kafolat. Yetkazib berish: [region].', 'Чай: rasmiy kafolat.'],
  ['[title] с доставкой: [region] | Базар', 'Чай с доставкой | Базар'],
  ['[title], доставка в [region], гарантия', 'Чай, гарантия'],
  ['Купить в [region] — [title]', 'Чай'],
  ['Кто мы и как работаем. [region].', 'Кто мы и как работаем.'],
  ['[title] в цене: 5—10 | 3.14', 'Чай в цене: 5—10 | 3.14'],
  ['[region]', ''],
])('[SEO-02] where no place is known, "%s" becomes "%s"', (template, text) => {
  expect(fillTemplate(template, { title: 'Чай', place: undefined })).toBe(text);
});
