import { countPress, NO_PRESSES } from '#domain/freshness/hidden-shortcut.ts';

/** Fields that take the keys which are typed. */
const FIELD = 'input, textarea, select, [contenteditable]';

/**
 * Listens for the hidden shortcuts of those who look after a shop; ignores keys that are typed into a field.
 */
export function listenToShortcuts(): void {
  let presses = NO_PRESSES;
  document.addEventListener('keydown', (event) => {
    const { target, key, code, ctrlKey: ctrl, altKey, metaKey, repeat: held, timeStamp: at } = event;
    if (target instanceof Element && target.closest(FIELD)) return;
    const counted = countPress(presses, { key, code, ctrl, other: altKey || metaKey, held, at });
    presses = counted.presses;
    const { made } = counted;
    if (!made) return;
    event.preventDefault();
    import('./renew.ts').then(({ renew }) => renew(made)).catch(() => {});
  });
}
