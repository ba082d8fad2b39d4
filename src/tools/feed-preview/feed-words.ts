import type { Language } from '#contract/value/primitive.ts';

/** A language that feeds are written in: what it is called, and the one in which its shop speaks. */
interface WrittenLanguage {
  name: string;
  language: Language;
  /** Its texts are in none of the shop's languages. */
  isOther: boolean;
}

interface Row extends WrittenLanguage {
  script: 'Cyrillic' | 'Latin';
  /** Letters that it alone has of those with its script here. */
  letters?: RegExp;
  /** Small words, and words of goods. */
  words: RegExp;
}

const own = (language: Language, name: string, row: Pick<Row, 'script' | 'letters' | 'words'>): Row => ({
  ...row,
  name,
  language,
  isOther: false,
});
const other = (language: Language, name: string, row: Pick<Row, 'script' | 'letters' | 'words'>): Row => ({
  ...row,
  name,
  language,
  isOther: true,
});

export const CYRILLIC_UZBEK = 'Uzbek in Cyrillic letters';

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu');

/** The languages that are told apart, by what only they have. */
const ROWS: readonly Row[] = [
  own('uz', CYRILLIC_UZBEK, {
    script: 'Cyrillic',
    letters: /[ўқғҳ]/gi,
    words: words('ва|учун|билан|катта|кичик|болалар|эркаклар|аёллар|тўплам'),
  }),
  other('ru', 'Kazakh', {
    script: 'Cyrillic',
    letters: /[әңөұүһқғі]/gi,
    words: words('және|үшін|бала|ерлер|әйелдер|қара|ақ'),
  }),
  other('ru', 'Ukrainian', {
    script: 'Cyrillic',
    letters: /[іїєґ]|(?<=\p{L})['’](?=[яюєї])/giu,
    words: words('та|із|чорний|білий|жіноч\\p{L}*|чоловіч\\p{L}*|дитяч\\p{L}*|сорочка|набір|колір|розмір'),
  }),
  other('ru', 'Belarusian', {
    script: 'Cyrillic',
    letters: /[ўі]/gi,
    words: words('чорны|белы|дзіцяч\\p{L}*|жаноч\\p{L}*|мужчынск\\p{L}*|колер|памер'),
  }),
  own('ru', 'Russian', {
    script: 'Cyrillic',
    letters: /[ыэъё]/gi,
    words: words(
      'и|в|на|с|из|от|не|по|чёрный|белый|женск\\p{L}*|мужск\\p{L}*|детск\\p{L}*|набор|размер|цвет',
    ),
  }),
  own('uz', 'Uzbek', {
    script: 'Latin',
    letters: /[og][ʻʼ‘’'`](?=\p{L})/giu,
    words: words(
      'va|uchun|bilan|juda|katta|kichik|bolalar|erkaklar|ayollar|rang|oq|qora|qizil|choynak|idish\\p{L}*|oltin|yangi|sifatli|mahsulot\\p{L}*|dona',
    ),
  }),
  own('en', 'English', {
    script: 'Latin',
    words: words(
      'the|and|is|are|it|this|with|for|your|not|of|to|in|from|by|on|black|white|red|blue|green|brown|grey|gray|silver|wooden|set|pack|size|colou?r|men|women|kids|large|small|leather|cotton|lamp|table|chair|shirt|bag|box|shoes|dress|case|kettle|cup|cover|new',
    ),
  }),
  other('en', 'Spanish', {
    script: 'Latin',
    letters: /[ñ¿¡]/gi,
    words: words(
      'el|los|las|una?|y|con|para|por|del|que|su|es|más|negro|blanco|rojo|mujer|hombre|niños?|juego|tamaño|camiseta|zapatos|caja|bolsa',
    ),
  }),
  other('en', 'French', {
    script: 'Latin',
    letters: /[œç]|(?<!\p{L})[ldn]['’](?=\p{L})/giu,
    words: words(
      'le|les|des|du|une?|et|avec|pour|dans|sur|est|au|aux|vos|noir|blanc|rouge|femme|homme|enfants?|savon|taille|couleur',
    ),
  }),
  other('en', 'German', {
    script: 'Latin',
    letters: /[äß]/gi,
    words: words(
      'der|die|das|und|mit|für|ist|ein|eine|von|aus|zum|zur|nicht|schwarz|weiß|rot|damen|herren|kinder|größe|farbe',
    ),
  }),
  other('en', 'Polish', {
    script: 'Latin',
    letters: /[ąęłńśźż]/gi,
    words: words('i|z|na|do|dla|oraz|jest|czarny|biały|damsk\\p{L}*|męsk\\p{L}*|zestaw|rozmiar|kolor'),
  }),
  other('en', 'Turkish', {
    script: 'Latin',
    letters: /[ğışİ]/g,
    words: words('ve|için|ile|bir|siyah|beyaz|kırmızı|kadın|erkek|çocuk|beden|renk|takım'),
  }),
];

/** A letter that only one language has says as much as so many of its words. */
const LETTER = 2;

/** Latin letters beside one of Cyrillic: makers and models are written in them everywhere. */
const MODELS = 10;

/** Counts what texts say of the language that they are written in. */
export class LanguageVotes {
  readonly #votes = new Map<Row, number>();
  #cyrillic = 0;
  #latin = 0;

  add(text: string): void {
    this.#cyrillic += text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
    this.#latin += text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    for (const row of ROWS) {
      const count = (row.letters ? (text.match(row.letters)?.length ?? 0) : 0) * LETTER;
      const all = count + (text.match(row.words)?.length ?? 0);
      if (all > 0) this.#votes.set(row, (this.#votes.get(row) ?? 0) + all);
    }
  }

  /** The language of most of what was counted; undefined where nothing tells it. */
  result(): WrittenLanguage | undefined {
    const isCyrillic = this.#cyrillic * MODELS > this.#latin;
    const script = isCyrillic ? 'Cyrillic' : 'Latin';
    const [best] = [...this.#votes]
      .filter(([row]) => row.script === script)
      .sort(([row, votes], [, others]) => others - votes || Number(row.isOther));
    if (best) return best[0];
    return isCyrillic ? ROWS.find(({ name }) => name === 'Russian') : undefined;
  }
}
