import type { Ref, RefCallback } from 'react';

/** One ref that hands the element to several. */
export function joinRefs<Element>(...refs: readonly Ref<Element>[]): RefCallback<Element> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
