import type { ReactNode } from 'react';
import { iconHref } from '#client/icon/icon.ts';

/** A filter under its name, folded up at first where the shop wants it so. */
export function FilterGroup({
  name,
  collapsed,
  children,
}: {
  name: string;
  collapsed: boolean;
  children: ReactNode;
}) {
  return (
    <details className="filter" open={!collapsed}>
      <summary className="filter__name">
        <span>{name}</span>
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('chevron-down')} />
        </svg>
      </summary>
      <fieldset className="filter__body">
        <legend className="visually-hidden">{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}
