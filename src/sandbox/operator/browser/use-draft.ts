import { useEffect, useEffectEvent, useRef } from 'react';

/** A field that holds text, however it looks. */
type TextField = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** True: what was written is kept; false: the field goes back; undefined: it goes on being written. */
export type Commit = (text: string) => Promise<boolean | undefined>;

/**
 * A field that is committed when it is left. What is being written stays whatever comes from the sandbox, and
 * what the sandbox has shows as soon as nothing is.
 */
export function useDraft(text: string, commit: Commit, onInput: () => void) {
  const ref = useRef<TextField>(null);
  const isDraft = useRef(false);

  const write = useEffectEvent(() => {
    isDraft.current = true;
    onInput();
  });
  const leave = useEffectEvent(async (field: TextField) => {
    isDraft.current = false;
    const isKept = await commit(field.value);
    if (isKept === undefined) isDraft.current = true;
    else if (!isKept) field.value = text;
  });

  useEffect(() => {
    const field = ref.current;
    if (!field) return undefined;
    const stop = new AbortController();
    field.addEventListener('input', () => write(), stop);
    // React's own event of this name comes with every letter.
    field.addEventListener('change', () => leave(field), stop);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (ref.current && !isDraft.current) ref.current.value = text;
  }, [text]);

  return ref;
}
