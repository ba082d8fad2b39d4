/** A key pressed three times counts where no more than this many milliseconds lie between first and last. */
export const TRIPLE_PRESS = 300;

/** Milliseconds between the update of the shop's cache and the page that shows it. */
export const RELOAD_DELAY = 1500;

/** What a hidden shortcut does: empty what the browser keeps, or first have the shop's own cache renewed. */
export type Shortcut = 'clear' | 'update';

/** A key as the browser tells of it. */
export interface Press {
  /** What it writes in the layout that is chosen. */
  key: string;
  /** Where it is on the keyboard. */
  code: string;
  ctrl: boolean;
  /** Whether Alt or the key of the system is held, too. */
  other: boolean;
  /** Whether it is only still held down. */
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
