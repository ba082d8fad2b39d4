import type { Translate } from '#storefront/i18n/message-key.ts';
import { messageOf, type RefusalMessages } from '#storefront/ui/form/message-of.ts';
import './call.css';

export interface CallFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Messages for refusals here, by their code. */
  refusals?: RefusalMessages;
  t: Translate;
}

/** Shown in place of an answer: the error, and a button to ask again. */
export function CallFailed({ error, onRetry, refusals, t }: CallFailedProps) {
  return (
    <div className="call-failed" role="alert">
      <p>{t(messageOf(error, refusals))}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {t('form.retry')}
      </button>
    </div>
  );
}
