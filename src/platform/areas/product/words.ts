const APOSTROPHES = /['\u2018\u2019\u201b\u02bb\u02bc`\u00b4]/g;
const WORD = /[\p{L}\p{N}]+/gu;

/** Cyrillic letters as people write them in Latin; `ь` and `ъ` fall away. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ҳ: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Ways to write one sound that count as one: Zhiguli and Jiguli, kholodilnik, xolodilnik and holodilnik. */
const SOUNDS: readonly [RegExp, string][] = [
  [/zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/shch/g, 'sh'],
  [/ts/g, 'c'],
  [/w/g, 'v'],
  [/i?y(?![aeou])/g, 'i'],
  [/(.)\1/g, '$1'],
];

/**
 * The words of a text in lower case, with `е` for `ё` and without apostrophes: `oʻzbek` and `o'zbek` are
 * `ozbek`.
 */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().replace(APOSTROPHES, '').replaceAll('ё', 'е').match(WORD) ?? [];
}

/**
 * Sound of a word in Latin letters: the same for `смартфон` and `smartfon`. Empty where nothing is left of
 * it.
 */
export function soundOf(word: string): string {
  const latin = word.replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? letter);
  return SOUNDS.reduce((text, [from, to]) => text.replace(from, to), latin);
}

/** The text of HTML, with a space where a tag stood. */
export function textOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ');
}
