import type { ReactNode } from 'react';

/** Note about a list, with buttons. */
export function StockNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="stock-note">
      <p>{text}</p>
      {children}
    </div>
  );
}
