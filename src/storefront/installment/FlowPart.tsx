import type { ReactNode } from 'react';
import '#storefront/checkout/checkout.css';

export interface FlowPartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the form, with its title. */
export function FlowPart({ id, title, aside, children }: FlowPartProps) {
  const titleId = `installment-${id}-title`;
  return (
    <section className="checkout-part panel" aria-labelledby={titleId}>
      <header className="checkout-part__head">
        <h2 className="checkout-part__title" id={titleId}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
