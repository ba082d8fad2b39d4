import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { ReviewValues } from './review-values.ts';

/** One to five, drawn as stars. */
export const RATINGS = ['1', '2', '3', '4', '5'] as const;

/** Stars to choose, and their meaning beside them. */
export function RatingField({ form }: { form: ShopForm<ReviewValues> }) {
  const { t, register, watch } = form;
  const rating = watch('rating');
  return (
    <fieldset className="rating">
      <legend className="field__label">{t('review.rating')}</legend>
      {RATINGS.map((value) => (
        <label key={value} className="rating__star">
          <input type="radio" className="visually-hidden" value={value} {...register('rating')} />
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('star')} />
          </svg>
          <span className="visually-hidden">
            {t('review.rate', { rating: value })}, {t(wordOf(value))}
          </span>
        </label>
      ))}
      <span className="rating__word" aria-hidden="true">
        {t(wordOf(rating))}
      </span>
    </fieldset>
  );
}

function wordOf(rating: ReviewValues['rating']): MessageKey {
  return `review.word-${rating}`;
}
