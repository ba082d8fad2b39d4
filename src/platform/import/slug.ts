/** Letters of Russian and Uzbek Cyrillic as Latin ones, as addresses write them. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
};

const MAX_SLUG = 80;

/** `Смартфоны и связь` to `smartfony-i-svyaz`; empty where the name has no letter that can be written so. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[а-яёўқғҳіїєґ]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036fʻʼ'’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
}
