import { useState } from 'react';
import type { Order } from '#contract/order/order.ts';
import { cartPath } from '#domain/link/paths.ts';
import type { AgainNote } from '#domain/order/order-again.ts';
import { messageOf } from '#storefront/ui/form/message-of.ts';
import { buyAgain } from './buy-again.ts';
import type { OrderWords } from './order-words.ts';
import './order-parts.css';

type State =
  | { kind: 'idle' | 'busy' }
  | { kind: 'done'; added: number; notes: readonly AgainNote[] }
  | { kind: 'failed'; error: unknown };

/** Puts an order into the cart again, and names the differences. */
export function AgainButton({ order, words }: { order: Order; words: OrderWords }) {
  const { t, text, path } = words;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const again = async () => {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    try {
      setState({ kind: 'done', ...(await buyAgain(order, text)) });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        aria-busy={state.kind === 'busy'}
        onClick={() => void again()}
      >
        {t('order.again')}
      </button>
      <div className="order-again" role="status">
        {state.kind === 'busy' && <span className="visually-hidden">{t('order.again-doing')}</span>}
        {state.kind === 'failed' && <p className="order-again__note">{t(messageOf(state.error))}</p>}
        {state.kind === 'done' && (
          <>
            <p className="order-again__done">
              {state.added > 0 ? t('order.again-done', { count: state.added }) : t('order.again-nothing')}
            </p>
            {state.notes.length > 0 && (
              <ul className="order-again__notes">
                {state.notes.map((note) => (
                  <li key={`${note.kind} ${note.name}`}>{noteText(note, words)}</li>
                ))}
              </ul>
            )}
            {state.added > 0 && (
              <a className="button button--primary" href={path(cartPath())}>
                {t('order.to-cart')}
              </a>
            )}
          </>
        )}
      </div>
    </>
  );
}

function noteText(note: AgainNote, { t, price }: OrderWords): string {
  const { name } = note;
  if (note.kind === 'fewer') return t('order.again-fewer', { name, number: note.count });
  if (note.kind === 'price')
    return t('order.again-price', { name, was: price(note.was), now: price(note.now) });
  return t(note.kind === 'gone' ? 'order.again-gone' : 'order.again-sold-out', { name });
}
