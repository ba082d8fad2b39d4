import { useMask } from '@react-input/mask';
import { type Ref, useLayoutEffect, useRef } from 'react';

/**
 * As `useMask`, for whoever types faster than the library looks: it drops a letter that comes before its
 * timer has run since the last, as on a busy phone. It looks anew when the field gets the focus, so each
 * letter comes as if to a field that has just got it. The library gets the field once, and the field loses
 * the focus before it goes: else a timer of the library would run on.
 */
export function useQuickMask(options: Parameters<typeof useMask>[0]): Ref<HTMLInputElement> {
  const mask = useMask(options);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current: element } = field;
    if (!element) return;
    mask.current = element;
    element.addEventListener('beforeinput', lookAnew);
    return () => void element.dispatchEvent(new Event('blur'));
  }, [mask]);
  return (element) => {
    if (element) field.current = element;
  };
}

/** These events go no further than the field: React and the page listen to others. */
function lookAnew({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new Event('blur'));
  currentTarget?.dispatchEvent(new Event('focus'));
}
