import type { Translate } from '#storefront/i18n/message-key.ts';
import { openSignIn } from '#storefront/session/open-sign-in.ts';
import type { Sending } from './use-sending.ts';

export interface SendNoteProps {
  sending: Sending;
  onAgain: () => void;
  onStop: () => void;
  t: Translate;
}

/** Progress or outcome of sending a review, with the actions that are possible. */
export function SendNote({ sending, onAgain, onStop, t }: SendNoteProps) {
  switch (sending.kind) {
    case 'failed':
      return (
        <p className="form__error" role="alert">
          {t(sending.message)}
        </p>
      );
    case 'idle':
      return <p className="review-form__note">{t('review.moderated')}</p>;
    case 'signed-out':
      return (
        <div className="review-sending">
          <p role="alert">{t('review.signed-out')}</p>
          <button
            type="button"
            className="button button--primary form__submit"
            onClick={() => void openSignIn({ stay: true })}
          >
            {t('review.sign-in')}
          </button>
        </div>
      );
    case 'waiting':
      return (
        <div className="review-sending">
          <p role="status">{t(sending.why === 'offline' ? 'review.offline' : 'review.unanswered')}</p>
          <div className="review-sending__buttons">
            <button type="button" className="button button--secondary" onClick={onAgain}>
              {t('review.again')}
            </button>
            <Stop onStop={onStop} t={t} />
          </div>
        </div>
      );
    case 'sending':
      return (
        <div className="review-sending review-sending--row">
          <div>
            <p role="status">{t(sending.percent < 100 ? 'review.sending' : 'review.answering')}</p>
            <progress
              className="review-sending__bar"
              max={100}
              value={sending.percent}
              aria-label={t('review.submit')}
            />
          </div>
          <Stop onStop={onStop} t={t} />
        </div>
      );
  }
}

function Stop({ onStop, t }: Pick<SendNoteProps, 'onStop' | 't'>) {
  return (
    <button type="button" className="button button--ghost" onClick={onStop}>
      {t('review.stop')}
    </button>
  );
}
