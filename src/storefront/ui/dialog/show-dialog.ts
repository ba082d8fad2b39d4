/**
 * Shows a dialog over the page, with the focus in it, and makes it modal once it is on the screen: a browser
 * styles the whole page anew for that, which on a cheap phone takes a tenth of a second. The returned function
 * hides it.
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  // Below a modal dialog nothing else can be used, so a second one is modal from the start.
  if (!('popover' in dialog) || document.querySelector('dialog:modal')) {
    dialog.showModal();
    return () => dialog.close();
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.toggleAttribute('open', true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => makeModal(dialog));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    dialog.popover = null;
    dialog.close();
  };
}

function makeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  dialog.popover = null;
  dialog.toggleAttribute('open', false);
  const hasFocus = focused instanceof HTMLElement && dialog.contains(focused);
  // The browser gives the focus to the element with this attribute, so that it never leaves it.
  if (hasFocus) focused.autofocus = true;
  dialog.showModal();
  if (hasFocus) focused.autofocus = false;
}
