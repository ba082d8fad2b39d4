import type { ReactNode } from 'react';

export interface BonesProps {
  /** Of what will be there, so that its shape is the same. */
  className: string;
  /** Says what is on its way. */
  label: string;
  children: ReactNode;
}

/** Stands where a part of a page will be, until the browser has it. */
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
