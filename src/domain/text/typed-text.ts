/**
 * A typed or pasted text without what people write between digits (spaces, hyphens, dots, brackets) and
 * without the invisible marks of copied text. Letters, digits and `+` stay.
 */
export function withoutSeparators(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}()./]/gu, '');
}
