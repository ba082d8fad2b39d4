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
  expect(await surveyLanguage([file], NOW)).toEqual({ language, by: 'letters', cyrillicUzbek });
});

test.each([
  [
    'English names alone',
    ['Silver Quilted Ankle Boots', 'Leather Bag Black'],
    { language: 'en', by: 'letters' },
  ],
  ['Spanish', ['Camiseta de mujer con bolsillo', 'Zapatos para niños'], { language: 'en', other: 'Spanish' }],
  ['Ukrainian', ['Сорочка жіноча біла', 'Набір їдальні для кухні'], { language: 'ru', other: 'Ukrainian' }],
  ['French', ["Eau d'aloe vera bio", 'Savon pour le visage'], { language: 'en', other: 'French' }],
  ['Kazakh', ['Балаларға арналған көйлек', 'Әйелдер сөмкесі'], { language: 'ru', other: 'Kazakh' }],
  ['Russian without letters of its own', ['Кушетка', 'Стул мастера'], { language: 'ru', by: 'letters' }],
  ['Russian with names of makers', ['Бра Lumina Deco LDW 1726-1W CHR'], { language: 'ru', by: 'letters' }],
  ['figures alone', ['12', '13'], { language: 'en', by: 'nothing' }],
])('a feed in %s is told as what it is, and the shop speaks what is nearest', async (_, names, expected) => {
  const file = await aFeedFile(aFeed({ offers: offers(...names) }));
  expect(await surveyLanguage([file], NOW)).toMatchObject(expected);
});

test('what the feed says of its language counts before its letters', async () => {
  const feed = `<rss><channel><title>Shop</title><language>uz-UZ</language>
<item><g:id>1</g:id><g:title>Чайник</g:title><g:price>1 USD</g:price></item></channel></rss>`;
  expect(await surveyLanguage([await aFeedFile(feed)], NOW)).toMatchObject({ language: 'uz', by: 'feed' });
});
