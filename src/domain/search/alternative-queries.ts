/** Most alternative queries of one search. */
export const MAX_ALTERNATIVE_QUERIES = 4;

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const TO_CYRILLIC_KEY = new Map([...LATIN_KEYS].map((key, at) => [key, CYRILLIC_KEYS[at] ?? '']));

/** Keys of the letters of the Uzbek Cyrillic layout that the Russian one does not have. */
const UZBEK_KEYS: readonly (readonly [string, string])[] = [
  ['ў', 'o'],
  ['қ', 's'],
];
const TO_LATIN_KEY = new Map([
  ...[...CYRILLIC_KEYS].map((key, at) => [key, LATIN_KEYS[at] ?? ''] as const),
  ...UZBEK_KEYS,
]);

/** Cyrillic as Uzbek writes it in Latin letters; what depends on its place is in `inLatin`. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'gʻ',
  д: 'd',
  е: 'e',
  ё: 'yo',
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
  ў: 'oʻ',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: 'ʼ',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Latin as people write Russian in it, the longest first. */
const CYRILLIC: Readonly<Record<string, string>> = {
  shch: 'щ',
  sch: 'щ',
  sh: 'ш',
  ch: 'ч',
  zh: 'ж',
  kh: 'х',
  ph: 'ф',
  ts: 'ц',
  yo: 'ё',
  yu: 'ю',
  ya: 'я',
  ye: 'е',
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'х',
  y: 'ы',
  z: 'з',
  "'": 'ь',
};
const CYRILLIC_SOUND = new RegExp(Object.keys(CYRILLIC).join('|'), 'g');

/**
 * Other queries that may be meant, the likeliest first: typed with the keyboard in the other layout, or
 * written in the other letters. Empty where there are no letters.
 */
export function alternativeQueries(query: string): string[] {
  const text = query.trim().toLowerCase();
  const keys = [...inOtherLayout(text)];
  const letters = [...inOtherLetters(text)];
  const queries = looksSpoken(text) ? [...letters, ...keys] : [...keys, ...letters];
  return [...new Set(queries)].filter((other) => other !== text).slice(0, MAX_ALTERNATIVE_QUERIES);
}

function* inOtherLayout(text: string): Iterable<string> {
  if (/[a-z]/.test(text)) {
    const typed = replaceEach(text, TO_CYRILLIC_KEY);
    yield typed;
    // A name may be there in Latin letters alone.
    yield inLatin(typed);
  }
  if (/[а-яёўқғҳ]/.test(text)) {
    const typed = replaceEach(text, TO_LATIN_KEY);
    // A Latin word has none of the other keys within, and no letter that the layout lacks.
    if (!/[[\];,.`а-яёўқғҳ]/.test(typed)) yield typed;
  }
}

function* inOtherLetters(text: string): Iterable<string> {
  if (/[a-z]/.test(text)) {
    const russian = inRussian(text);
    yield russian;
    // Latin letters leave the soft sign out, which nearly every "л" has before another consonant.
    yield russian.replace(/л(?=[бвгджзкмнпрстфхцчшщ])/g, 'ль');
  }
  if (/[а-яёўқғҳ]/.test(text)) yield inLatin(text);
}

/** In the Latin letters of Uzbek: `музлаткич` is `muzlatkich`. */
function inLatin(text: string): string {
  return text
    .replace(/(?<=^|[^а-яёўқғҳ]|[аеёиоуўыэюя])е/g, 'ye')
    .replace(/(?<=[аеёиоуўыэюя])ц/g, 'ts')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? letter);
}

/** In Russian letters: `stiralnaya` is `стиралная`. */
function inRussian(text: string): string {
  return text
    .replace(/\be/g, 'э')
    .replace(/(?<=[aeiouy])y(?![aeou])/g, 'й')
    .replace(CYRILLIC_SOUND, (sound) => CYRILLIC[sound] ?? sound);
}

function replaceEach(text: string, keys: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => keys.get(letter) ?? letter).join('');
}

/** True for a text whose words have vowels; keys of another layout mostly have none. */
function looksSpoken(text: string): boolean {
  const words = text.match(/[\p{L}[\];,.]+/gu) ?? [];
  return words.every((word) => {
    const vowels = word.match(/[aeiouyаеёиоуўыэюя]/g)?.length ?? 0;
    return vowels * 4 >= word.length && !/^[^aeiouyаеёиоуўыэюя]{4}|^[[\];,.]/.test(word);
  });
}
