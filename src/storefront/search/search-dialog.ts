import type { Translate } from '#storefront/i18n/message-key.ts';
import { element } from './element.ts';
import { startSearchBox } from './search-box.ts';

let opened: { dialog: HTMLDialogElement; field: HTMLInputElement } | undefined;

/**
 * Opens the search over the whole screen of a phone, with the text typed so far. Cancel, Escape and the
 * browser's way back close it; the field of the header then has the last text.
 */
export function openSearchDialog(form: HTMLFormElement, input: HTMLInputElement, t: Translate): void {
  opened ??= createDialog(form, input, t);
  const { dialog, field } = opened;
  if (dialog.open) return;
  field.value = input.value;
  history.pushState({ search: true }, '');
  dialog.showModal();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

function createDialog(form: HTMLFormElement, input: HTMLInputElement, t: Translate) {
  const own = form.cloneNode(true) as HTMLFormElement;
  for (const part of own.querySelectorAll('.search-panel, [role=status]')) part.remove();
  const field = own.querySelector('input') as HTMLInputElement;
  own.querySelector('label')?.setAttribute('for', 'search-field');
  field.id = 'search-field';
  const cancel = element(
    'button',
    { type: 'button', className: 'search-dialog__cancel' },
    t('search.cancel'),
  );
  own.append(cancel);
  own.classList.add('search-dialog__form');
  const dialog = element('dialog', { className: 'search-dialog', 'aria-label': t('shell.search') }, own);
  document.body.append(dialog);

  // The opened page takes the dialog's place in the history.
  startSearchBox(own, field, t, { go: (href) => location.replace(href), stays: true });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    input.value = field.value;
    if (history.state?.search) history.back();
  });
  window.addEventListener('popstate', () => dialog.close());
  return { dialog, field };
}
