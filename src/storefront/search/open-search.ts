import { belowScreen } from '#domain/page/screen-width.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { addSheet } from '#storefront/page/add-sheet.ts';
import { startSearchBox } from './search-box.ts';
import { openSearchDialog } from './search-dialog.ts';

/**
 * Gives the search of the header its style and its list, or on a phone a dialog with one, as soon as a
 * shopper presses or types; the Tab key leaves the focus where it is. `isPressed` tells if it was pressed.
 */
export async function openSearch(
  form: HTMLFormElement,
  input: HTMLInputElement,
  t: Translate,
  isPressed: () => boolean,
): Promise<void> {
  await addSheet(form.dataset['sheet'] ?? '');
  const isPhone = () => matchMedia(belowScreen('tablet')).matches;
  const openDialog = () => isPhone() && openSearchDialog(form, input, t);
  input.addEventListener('click', openDialog);
  input.addEventListener('input', openDialog);
  startSearchBox(form, input, t, { isOff: isPhone });
  if (isPressed()) openDialog();
}
