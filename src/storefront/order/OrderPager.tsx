import { paginationSteps } from '#domain/listing/pagination.ts';
import { orderPages } from '#domain/order/order-list.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { ListLink, type ListPlaceProps } from './ListLink.tsx';

/** Ways to the other pages of a list of orders. */
export function OrderPager({ total, place, onGo, words }: ListPlaceProps & { total: number }) {
  const { t } = words;
  const { tab, page } = place;
  const last = orderPages(total);
  const steps = paginationSteps(page, last);
  if (steps.length === 0) return null;
  return (
    <nav className="order-pages" aria-label={t('order.pages')}>
      {page > 1 && (
        <ListLink
          className="icon-button"
          label={t('order.previous')}
          place={{ tab, page: page - 1 }}
          onGo={onGo}
          words={words}
        >
          <Arrow icon="chevron-left" />
        </ListLink>
      )}
      {steps.map((step, at) =>
        step.kind === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone.
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <ListLink
            key={step.page}
            className="chip order-pages__page"
            label={t('order.page', { page: step.page })}
            place={{ tab, page: step.page }}
            current={step.current}
            onGo={onGo}
            words={words}
          >
            {step.page}
          </ListLink>
        ),
      )}
      {page < last && (
        <ListLink
          className="icon-button"
          label={t('order.next')}
          place={{ tab, page: page + 1 }}
          onGo={onGo}
          words={words}
        >
          <Arrow icon="chevron-right" />
        </ListLink>
      )}
    </nav>
  );
}

function Arrow({ icon }: { icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(icon)} />
    </svg>
  );
}
