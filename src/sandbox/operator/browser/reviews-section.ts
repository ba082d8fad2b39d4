import type { Review, ReviewStatus } from '#contract/catalogue/review.ts';
import { send, shopPath } from './control.ts';
import { button, confirm, empty, pager, tabs } from './control-parts.ts';
import { h } from './element.ts';
import { formatMoment } from './format.ts';
import { act, defineSection, type View } from './section.ts';

const PAGE_SIZE = 20;

const STATUSES = [
  ['pending', 'To approve'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const;

interface ReviewPage {
  items: Review[];
  total: number;
}

/** What shoppers think, and whether others may read it. */
export const reviews = defineSection<ReviewPage>({
  id: 'reviews',
  title: 'Reviews',
  icon: 'reviews',
  lead: 'A new review waits until somebody approves it; then it counts in the rating of its product.',
  load({ shop, state }) {
    const query = new URLSearchParams({
      status: statusOf(state),
      page: state.get('page') ?? '1',
      size: String(PAGE_SIZE),
    });
    return send('GET', `${shopPath(shop, 'reviews')}?${query}`);
  },
  draw: ({ items, total }, view) => [
    tabs(STATUSES, statusOf(view.state), (id) => {
      view.state.set('page', '1');
      view.set('status', id);
    }),
    items.length > 0
      ? h(
          'div',
          { class: 'stack' },
          items.map((review) => drawReview(review, view)),
        )
      : empty(statusOf(view.state) === 'pending' ? 'No review waits.' : 'None of these.', 'reviews'),
    pager(total, PAGE_SIZE, view),
  ],
});

function statusOf(state: View['state']): ReviewStatus {
  return STATUSES.find(([id]) => id === state.get('status'))?.[0] ?? 'pending';
}

function drawReview(
  { id, productId, customer, rating, comment, images, createdAt }: Review,
  view: View,
): HTMLElement {
  const status = statusOf(view.state);
  const path = shopPath(view.shop, 'reviews', id);
  const judge = (next: ReviewStatus, label: string, kind: 'primary' | 'plain', iconName: string) =>
    status !== next &&
    button(label, () => act(view, `Review ${id} is ${next}`, () => send('PUT', path, { status: next })), {
      kind,
      icon: iconName,
      focusKey: `${next}-${id}`,
    });
  const remove = async () => {
    if (await confirm(`Remove the review of ${customer.profile.fullName}?`, 'Remove'))
      await act(view, `Removed review ${id}`, () => send('DELETE', path));
  };
  return h(
    'article',
    { class: 'card', 'aria-label': `Review ${id}` },
    h(
      'header',
      { class: 'order__head' },
      h(
        'div',
        {},
        h('h3', {}, customer.profile.fullName),
        h('small', {}, `${formatMoment(createdAt)} · product ${productId}`),
      ),
      h(
        'span',
        { class: 'review__stars', role: 'img', 'aria-label': `${rating} of 5` },
        '★'.repeat(rating) + '☆'.repeat(5 - rating),
      ),
    ),
    h('p', { class: 'review__text' }, comment),
    images.length > 0 &&
      h(
        'div',
        { class: 'line' },
        images.map(({ url }) => h('img', { class: 'review__image', src: url, alt: '', loading: 'lazy' })),
      ),
    h(
      'div',
      { class: 'buttons' },
      judge('approved', 'Approve', 'primary', 'check'),
      judge('rejected', 'Reject', 'plain', 'close'),
      button('Remove', remove, { icon: 'trash', focusKey: `remove-${id}` }),
    ),
  );
}
