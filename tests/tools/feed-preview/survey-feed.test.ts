import { expect, test } from 'vitest';
import { surveyLanguage } from '#tools/feed-preview/survey-feed.ts';
import { NOW } from '../../platform/import/an-import.ts';
import { aFeed, aFeedFile, anOffer } from '../../sandbox/a-feed.ts';

const offers = (...names: string[]) =>
  names.map((name, index) => anOffer({ id: String(index), name })).join('\n');

test.each([
  ['Russian', ['Стул мастера MED-MOS', 'Кушетка'], 'ru', false],
  ['Uzbek', ['Choynak oʻrtacha', 'Gʻilof telefon uchun', 'Oltin uzuk'], 'uz', false],
  ['Uzbek in Cyrillic letters', ['Қозон катта', 'Ўйинчоқ машина'], 'uz', true],
  ['English', ['A lamp for the desk', "The dog's bed", 'Bed with drawers'], 'en', false],
])('%s is told by the letters of most offers', async (_, names, language, cyrillicUzbek) => {
  const file = await aFeedFile(aFeed({ offers: offers(...names) }));
  expect(await surveyLanguage(file, NOW)).toEqual({ language, by: 'letters', cyrillicUzbek });
});

test('what the feed says of its language counts before its letters', async () => {
  const feed = `<rss><channel><title>Shop</title><language>uz-UZ</language>
<item><g:id>1</g:id><g:title>Чайник</g:title><g:price>1 USD</g:price></item></channel></rss>`;
  expect(await surveyLanguage(await aFeedFile(feed), NOW)).toMatchObject({ language: 'uz', by: 'feed' });
});
