import type { Translate } from '#storefront/i18n/message-key.ts';

export interface SharedNoteProps {
  /** Left out if there is nothing to add to the own list. */
  onTake: (() => void) | undefined;
  ownHref: string;
  onOwn: () => void;
  t: Translate;
}

/** Says that this comparison is somebody else's, and offers to add it to the own list. */
export function SharedNote({ onTake, ownHref, onOwn, t }: SharedNoteProps) {
  return (
    <section className="panel compare-shared" aria-label={t('compare.shared-title')}>
      <div>
        <h2 className="compare-shared__title">{t('compare.shared-title')}</h2>
        <p>{t('compare.shared-text')}</p>
      </div>
      <div className="compare-shared__ways">
        {onTake && (
          <button type="button" className="button button--primary" onClick={onTake}>
            {t('compare.take')}
          </button>
        )}
        <a
          className="button button--ghost"
          href={ownHref}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOwn();
          }}
        >
          {t('compare.own')}
        </a>
      </div>
    </section>
  );
}
