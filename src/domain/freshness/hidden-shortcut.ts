/** A key pressed three times counts where no more than this many milliseconds lie between first and last. */
export const TRIPLE_PRESS = 300;

/** Milliseconds between the update of the shop's cache and the page that shows it. */
export const RELOAD_DELAY = 1500;

/** Effect of a hidden shortcut: empty the browser's storage, or first have the shop's own cache renewed. */
export type Shortcut = 'clear' | 'update';

/** A key as the browser tells of it. */
export interface Press {
  /** Its letter in the chosen layout. */
  key: string;
  /** Its place on the keyboard. */
  code: string;
  ctrl: boolean;
  /** True if Alt or the key of the system is down, too. */
  other: boolean;
  /** True for the repetition of a key that is still down. */
  held: boolean;
  /** In milliseconds. */
  at: number;
}

/** Presses of one shortcut's key that may become three. */
export interface Presses {
  of?: Shortcut | undefined;
  times: readonly number[];
}

export const NO_PRESSES: Presses = { times: [] };

/** The presses with one more, and the shortcut that it makes, if any. Any other key begins anew. */
export function countPress(before: Presses, press: Press): { presses: Presses; made?: Shortcut } {
  const of = shortcutOf(press);
  if (!of || press.held || press.other) return { presses: NO_PRESSES };
  if (press.ctrl) return { presses: NO_PRESSES, made: of };
  const times = [...(before.of === of ? before.times : []), press.at].filter(
    (at) => press.at - at <= TRIPLE_PRESS,
  );
  return times.length < 3 ? { presses: { of, times } } : { presses: NO_PRESSES, made: of };
}

/** Letters lie in other places of Cyrillic layouts, which have no `u`. */
function shortcutOf({ key, code, ctrl }: Press): Shortcut | undefined {
  if (ctrl) return key === '2' ? 'clear' : key === '1' ? 'update' : undefined;
  if (key === '+') return 'clear';
  return key === 'u' || (code === 'KeyU' && /^[\u0430-\u044f]$/.test(key)) ? 'update' : undefined;
}
