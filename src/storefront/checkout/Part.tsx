import type { ReactNode } from 'react';
import type { RefusedPart } from '#domain/order/order-refusal.ts';
import './checkout.css';

/** Id of a part of the checkout, to focus it. */
export const partId = (part: RefusedPart) => `checkout-${part}`;

export interface PartProps {
  part: RefusedPart;
  title: string;
  /** Message about a problem of this part. */
  problem: string | undefined;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the checkout: title, problem and content. */
export function Part({ part, title, problem, aside, children }: PartProps) {
  const id = partId(part);
  return (
    <section
      className={problem ? 'checkout-part checkout-part--wrong panel' : 'checkout-part panel'}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={problem ? `${id}-problem` : undefined}
      tabIndex={-1}
    >
      <header className="checkout-part__head">
        <h2 className="checkout-part__title" id={`${id}-title`}>
          {title}
        </h2>
        {aside}
      </header>
      {problem && (
        <p className="checkout-part__problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {children}
    </section>
  );
}
