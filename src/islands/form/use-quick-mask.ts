import { useMask } from '@react-input/mask';
import type { Ref } from 'react';
import { joinRefs } from './join-refs.ts';

/**
 * As `useMask`, for whoever types faster than the library looks: it drops a letter that comes before its
 * timer has run since the last, as on a busy phone. It looks anew when the field gets the focus, so each
 * letter comes as if to a field that has just got it.
 */
export function useQuickMask(options: Parameters<typeof useMask>[0]): Ref<HTMLInputElement> {
  return joinRefs(useMask(options), (element) => element?.addEventListener('beforeinput', lookAnew));
}

/** These events go no further than the field: React and the page listen to others. */
function lookAnew({ currentTarget }: Event): void {
  currentTarget?.dispatchEvent(new Event('blur'));
  currentTarget?.dispatchEvent(new Event('focus'));
}
