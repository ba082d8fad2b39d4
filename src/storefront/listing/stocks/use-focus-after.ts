import { type RefObject, useEffect, useRef } from 'react';

export interface FocusAfter {
  /** The element with the buttons. */
  list: RefObject<HTMLDivElement | null>;
  /** Gets the focus when the list is empty. */
  title: RefObject<HTMLHeadingElement | null>;
  /** To be called before the button at this place removes its item. */
  note: (at: number) => void;
}

/**
 * Keeps the focus when an item is removed from a list: it goes to the button that takes the place, else to
 * the last one, else to the title of the empty list.
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
