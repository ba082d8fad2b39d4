import { type RefObject, useEffect, useRef } from 'react';

export interface FocusAfter {
  /** Of what holds the buttons. */
  list: RefObject<HTMLDivElement | null>;
  /** Gets the focus where nothing is left. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The button at this place is about to take away what it stands on. */
  note: (at: number) => void;
}

/**
 * Keeps the focus where something was dropped from a list: the button that took the place gets it, else the
 * last one, else the title of what stands there instead.
 */
export function useFocusAfter(selector: string, count: number): FocusAfter {
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const noted = useRef<number>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const at = noted.current;
    const isFewer = count < before.current;
    before.current = count;
    noted.current = undefined;
    if (at === undefined || !isFewer) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? title.current)?.focus({
      preventScroll: buttons.length > 0,
    });
  }, [count, selector]);
  return {
    list,
    title,
    note: (at) => {
      noted.current = at;
    },
  };
}
