import { Maskito, type MaskitoOptions } from '@maskito/core';
import { type RefCallback, useCallback } from 'react';

const masked = new WeakSet<HTMLElement>();

/** Characters of a mask: a digit stands for each underscore, all else for itself. */
export function maskOf(template: string): (RegExp | string)[] {
  return [...template].map((one) => (one === '_' ? /\d/ : one));
}

/**
 * Formats the text of a field by a mask. React does not see the mask's writing as a change: the field listens
 * to `onInput` for it. `options` are those of the first render.
 */
export function useMask(options: MaskitoOptions): RefCallback<HTMLInputElement> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mask stays with its field.
  return useCallback((element) => {
    if (!element || masked.has(element)) return;
    masked.add(element);
    new Maskito(element, options);
  }, []);
}
