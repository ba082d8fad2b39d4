/** Characters that count; what stands between them is written by the field. */
const COUNTS = /[\p{L}\p{N}+]/u;

/** Writes a field's text in groups; the caret stays before the same characters. */
export function regroup(
  field: HTMLInputElement,
  group: (text: string) => string,
  { isComposing, inputType }: Partial<Pick<InputEvent, 'isComposing' | 'inputType'>> = {},
): void {
  const { value } = field;
  const grouped = group(value);
  // Text that an input method is still writing is its own.
  if (isComposing || grouped === value) return;
  const behind = [...value.slice(field.selectionEnd ?? value.length)].filter((one) =>
    COUNTS.test(one),
  ).length;
  const isFocused = field.ownerDocument.activeElement === field;
  field.value = grouped;
  if (!isFocused) return;
  const caret = placeBefore(behind, grouped, inputType !== 'deleteContentForward');
  field.setSelectionRange(caret, caret);
}

/** Place in a text with so many counting characters behind it; `left` is before the separators there. */
function placeBefore(behind: number, text: string, left: boolean): number {
  let place = text.length;
  const counts = () => COUNTS.test(text[place - 1] ?? '');
  for (let rest = behind; place > 0 && rest > 0; place -= 1) if (counts()) rest -= 1;
  while (left && place > 0 && !counts()) place -= 1;
  return place;
}
