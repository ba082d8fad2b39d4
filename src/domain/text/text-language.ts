/** Letters that only one of the languages with Cyrillic letters has. */
const UZBEK_CYRILLIC = /[ўқғҳ]/i;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Oʻ and gʻ, with whatever mark a keyboard has for it. */
const UZBEK_LETTER = /[og][ʻʼ‘’'`]/i;
const UZBEK_WORDS =
  /\b(?:va|juda|bilan|uchun|ham|lekin|bu|yaxshi|rahmat|keldi|qildi|emas|kerak|zoʻr|zor|tez|sifatli|mahsulot)\b/i;
const ENGLISH_WORDS = /\b(?:the|and|is|was|are|it|this|with|for|very|good|not|but|my|to|of)\b/i;

/**
 * The language that a shopper wrote in, as far as its letters and small words tell: a tag of BCP 47, or
 * undefined where nothing tells.
 */
export function textLanguage(text: string): 'ru' | 'uz-Cyrl' | 'uz' | 'en' | undefined {
  const cyrillic = text.match(CYRILLIC)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  if (cyrillic > latin) return UZBEK_CYRILLIC.test(text) ? 'uz-Cyrl' : 'ru';
  if (UZBEK_LETTER.test(text) || UZBEK_WORDS.test(text)) return 'uz';
  return ENGLISH_WORDS.test(text) ? 'en' : undefined;
}
