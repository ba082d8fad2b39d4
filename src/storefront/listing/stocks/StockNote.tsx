import type { ReactNode } from 'react';

/** Says what is to be known of a list, with what can be done about it. */
export function StockNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="stock-note">
      <p>{text}</p>
      {children}
    </div>
  );
}
