import { useRef } from 'react';
import { MAX_REVIEW_FILES } from '#contract/catalogue/review-limit.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { FileFault } from '#domain/review/review-files.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { PhotoPreview } from '#storefront/ui/photo/PhotoPreview.tsx';
import type { ChosenFile, useFiles } from './use-files.ts';

const FAULTS: Readonly<Record<FileFault, MessageKey>> = {
  'too-large': 'review.too-large',
  'wrong-type': 'review.wrong-type',
  'too-many': 'review.too-many',
  'not-drawn': 'review.not-drawn',
};

const MEGABYTE = 1_048_576;
const LIMIT = MAX_UPLOAD_BYTES / MEGABYTE;

/** Types of files to choose from. Without HEIC among them phones of Apple hand out JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,video/mp4';

export interface FilesFieldProps {
  chosen: ReturnType<typeof useFiles>;
  language: Language;
  t: Translate;
}

/** Photos and videos, each with a preview and a way to take it out again. */
export function FilesField({
  chosen: { files, refused, preparing, add, remove },
  language,
  t,
}: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFull = files.length >= MAX_REVIEW_FILES;
  const size = ({ file }: ChosenFile) =>
    t('review.size', {
      number: formatNumber(Math.max(0.1, Math.round((10 * file.size) / MEGABYTE) / 10), language),
    });

  return (
    <fieldset className="review-files" aria-describedby="review-files-note" aria-busy={preparing}>
      <legend className="field__label">{t('review.files')}</legend>
      {files.length > 0 && (
        <ul className="review-files__list">
          {files.map((one) => (
            <li key={one.id} className="review-file">
              {one.file.type.startsWith('video/') ? (
                <span className="review-file__video">
                  <svg className="icon" aria-hidden="true">
                    <use href={iconHref('video')} />
                  </svg>
                </span>
              ) : (
                <PhotoPreview file={one.file} label={one.name} className="review-file__picture" />
              )}
              <span className="review-file__name">{one.name}</span>
              <span className="review-file__size">{size(one)}</span>
              <button
                type="button"
                className="icon-button review-file__remove"
                aria-label={t('review.remove', { name: one.name })}
                onClick={() => {
                  remove(one.id);
                  button.current?.focus();
                }}
              >
                <svg className="icon" aria-hidden="true">
                  <use href={iconHref('close')} />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="button button--secondary review-files__add"
        aria-disabled={isFull}
        onClick={() => !isFull && input.current?.click()}
        ref={button}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('camera')} />
        </svg>
        {t('review.add-files')}
      </button>
      <p className="field__note" id="review-files-note" role="status">
        {preparing
          ? t('review.preparing')
          : isFull
            ? t('review.full')
            : t('review.limits', { number: LIMIT })}
      </p>
      {refused.length > 0 && (
        <ul className="form__error review-files__refused" role="alert">
          {refused.map(({ name, fault }) => (
            <li key={name}>{t(FAULTS[fault], { name, number: LIMIT })}</li>
          ))}
        </ul>
      )}
      <input
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        ref={input}
        data-review-files
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
