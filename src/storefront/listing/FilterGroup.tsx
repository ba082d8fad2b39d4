import { type ReactNode, useEffect, useRef, useState } from 'react';
import { iconHref } from '#storefront/ui/icon/icon.ts';

/**
 * A filter with its name, collapsed at first if the shop wants that. One in a bar above the list opens over
 * the list, and closes by a press outside of it or by Escape. Its values are drawn when they are first seen,
 * or chosen: all of them at once keep a slow phone busy.
 */
export function FilterGroup({
  name,
  collapsed,
  drops,
  isChosen,
  children,
}: {
  name: string;
  collapsed: boolean;
  drops: boolean;
  isChosen: boolean;
  children: ReactNode;
}) {
  const group = useRef<HTMLDetailsElement>(null);
  // From then on the shopper folds it.
  const [isOpen] = useState(!collapsed && !drops);
  const [wasSeen, setSeen] = useState(isOpen);
  useEffect(() => {
    if (!drops) return;
    const fold = (event: Event) => {
      const { current } = group;
      if (!current?.open) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : current.contains(event.target as Node)) return;
      if (isKey && current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      current.open = false;
    };
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, fold);
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, fold);
    };
  }, [drops]);
  return (
    <details ref={group} className="filter" open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary className="filter__name" onClick={() => setSeen(true)}>
        <span>{name}</span>
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('chevron-down')} />
        </svg>
      </summary>
      <fieldset className="filter__body">
        <legend className="visually-hidden">{name}</legend>
        {(wasSeen || isChosen) && children}
      </fieldset>
    </details>
  );
}
