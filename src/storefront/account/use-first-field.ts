import { useCallback } from 'react';

/** For a form that a press has opened: its first field has the focus as soon as it is there. */
export function useFirstField() {
  return useCallback((form: HTMLFormElement | null) => form?.querySelector('input')?.focus(), []);
}
