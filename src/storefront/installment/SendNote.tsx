import type { Words } from '#storefront/checkout/checkout-text.ts';
import { OrderingNote } from '#storefront/checkout/OrderingNote.tsx';
import type { useApplying } from './use-applying.ts';

export interface SendNoteProps {
  sending: ReturnType<typeof useApplying>;
  words: Words;
}

/** State of the request, beside the button that sends it. */
export function SendNote({ sending: { applying, percent, ...asking }, words }: SendNoteProps) {
  const { t } = words;
  switch (applying.kind) {
    case 'sending':
      return (
        <div className="sending">
          <p role="status">
            {percent < 100 ? t('installment.sending', { percent }) : t('installment.waiting')}
          </p>
          <progress className="sending__bar" max={100} value={percent} aria-label={t('installment.submit')} />
        </div>
      );
    case 'not-taken':
      return <p role="alert">{t('installment.not-taken')}</p>;
    case 'done':
      return null;
    default:
      return (
        <OrderingNote
          ordering={applying}
          onAsk={asking.resume}
          onStop={asking.stop}
          onLetGo={asking.letGo}
          words={words}
        />
      );
  }
}
