import type { ReactNode } from 'react';

export interface BonesProps {
  /** Class of the coming part, so that the shape is the same. */
  className: string;
  /** Name of the coming part. */
  label: string;
  children: ReactNode;
}

/** Placeholder of a part of a page, until the browser has it. */
export function Bones({ className, label, children }: BonesProps) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
