import type { MouseEvent } from 'react';
import { PAGE_SIZES, type PageSize } from '#domain/listing/list-choice.ts';
import { paginationSteps } from '#domain/listing/pagination.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { type IconName, iconHref } from '#storefront/ui/icon/icon.ts';

export interface PagerProps {
  page: number;
  size: PageSize;
  total: number;
  /** Left out if a button adds the next page below. */
  hasNumbers: boolean;
  /** Address of a page, for opening it in another tab. */
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
  t: Translate;
}

/** Links to the pages of a list, and a select of their size. */
export function Pager({ page, size, total, hasNumbers, hrefOf, onPage, onSize, t }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size));
  const steps = paginationSteps(page, last);
  const open = (target: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(target);
  };
  const arrow = (target: number, icon: IconName, label: string) =>
    target >= 1 &&
    target <= last && (
      <a className="pagination__step" href={hrefOf(target)} onClick={open(target)}>
        <span className="visually-hidden">{label}</span>
        <svg className="icon" aria-hidden="true">
          <use href={iconHref(icon)} />
        </svg>
      </a>
    );
  const smallest = PAGE_SIZES[0];
  if (total <= smallest) return null;
  return (
    <div className="pager">
      {hasNumbers && steps.length > 0 && (
        <nav className="pagination" aria-label={t('category.pages')}>
          {arrow(page - 1, 'chevron-left', t('category.previous'))}
          {steps.map((step, at) =>
            step.kind === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing of its own.
              <span className="pagination__gap" aria-hidden="true" key={`gap-${at}`}>
                …
              </span>
            ) : (
              <a
                className="pagination__step"
                key={step.page}
                href={hrefOf(step.page)}
                aria-label={t('category.page', { page: step.page })}
                aria-current={step.current ? 'page' : undefined}
                onClick={open(step.page)}
              >
                {step.page}
              </a>
            ),
          )}
          {arrow(page + 1, 'chevron-right', t('category.next'))}
        </nav>
      )}
      <label className="list-select">
        <span>{t('search.page-size')}</span>
        <select
          name="size"
          className="field__input field__input--select"
          value={size}
          onChange={({ target }) => {
            const chosen = PAGE_SIZES.find((one) => String(one) === target.value);
            if (chosen) onSize(chosen);
          }}
        >
          {PAGE_SIZES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
