import { useCallback } from 'react';

/** Focuses the first field of a form as soon as it is drawn; for forms that a press opens. */
export function useFirstField() {
  return useCallback((form: HTMLFormElement | null) => form?.querySelector('input')?.focus(), []);
}
