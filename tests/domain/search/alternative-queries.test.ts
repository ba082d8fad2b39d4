import { describe, expect, test } from 'vitest';
import { alternativeQueries, MAX_ALTERNATIVE_QUERIES } from '#domain/search/alternative-queries.ts';

describe('[SRC-01] a query that finds nothing may be meant otherwise', () => {
  test.each([
    ['ghbdtn', 'привет'],
    ['GHBDTN', 'привет'],
    ['cfvceyu', 'самсунг'],
    ['[jkjlbkmybr', 'холодильник'],
    ['cnbhfkmyfz vfibyf', 'стиральная машина'],
    [',fnfhtz', 'батарея'],
    ['xfq', 'чай'],
  ])('%s was typed in the English layout and means %s', (typed, meant) => {
    expect(alternativeQueries(typed)[0]).toBe(meant);
  });

  test.each([
    ['ыфьыгтп', 'samsung'],
    ['шзрщту 15', 'iphone 15'],
    ['ьгядфелшср', 'muzlatkich'],
    ['щэяиул', "o'zbek"],
    ['ыьфке тщмф', 'smart nova'],
    // The Uzbek Cyrillic layout has ў and қ where the Russian one has щ and ы.
    ['қфьқгтп', 'samsung'],
  ])('%s was typed in the Cyrillic layout and means %s', (typed, meant) => {
    expect(alternativeQueries(typed)).toContain(meant);
  });

  test.each([
    ['музлаткич', 'muzlatkich'],
    ['Кир ювиш машинаси', 'kir yuvish mashinasi'],
    ['ўзбек гилами', 'oʻzbek gilami'],
    ['қозон', 'qozon'],
    ['ғилдирак', 'gʻildirak'],
    ['ҳаво совутгич', 'havo sovutgich'],
    ['елим', 'yelim'],
    ['кеча', 'kecha'],
    ['полиция', 'politsiya'],
    ['цирк', 'sirk'],
    ['маъно', 'maʼno'],
    ['самсунг', 'samsung'],
  ])('%s in Uzbek Cyrillic is %s in Latin', (written, latin) => {
    expect(alternativeQueries(written)[0]).toBe(latin);
  });

  test.each([
    ['televizor', 'телевизор'],
    ['smartfon', 'смартфон'],
    ['holodilnik', 'холодильник'],
    ['kholodilnik', 'холодильник'],
    ['xolodilnik', 'холодильник'],
    ["holodil'nik", 'холодильник'],
    ['stiralnaya mashina', 'стиральная машина'],
    ['pylesos', 'пылесос'],
    ['chaynik', 'чайник'],
    ['ekran', 'экран'],
    ['chyornyy chay', 'чёрный чай'],
    ['zhurnal', 'журнал'],
    ['borshch', 'борщ'],
    ['tsement', 'цемент'],
    ['shkaf', 'шкаф'],
    ['polka', 'полка'],
  ])('%s is %s in Russian letters', (written, russian) => {
    expect(alternativeQueries(written)).toContain(russian);
  });

  test('the layout comes first where nobody could say the word, the letters where one can', () => {
    expect(alternativeQueries('ghbdtn').indexOf('привет')).toBe(0);
    expect(alternativeQueries('televizor').indexOf('телевизор')).toBe(0);
  });

  test('a word of both letters is read in each of the two', () => {
    expect(alternativeQueries('телефон cfvceyu')).toContain('телефон самсунг');
  });

  test('what has no letters is read as it stands, and nothing is read twice or as itself', () => {
    for (const query of ['', '   ', '478', '15-20 %']) expect(alternativeQueries(query)).toEqual([]);
    for (const query of ['samsung', 'Самсунг', 'ghbdtn', 'a ь', 'qwe йцу']) {
      const others = alternativeQueries(query);
      expect(new Set([...others, query.toLowerCase()]).size).toBe(others.length + 1);
      expect(others.length).toBeLessThanOrEqual(MAX_ALTERNATIVE_QUERIES);
    }
  });
});
