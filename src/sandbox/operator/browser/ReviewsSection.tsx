import type { Review, ReviewStatus } from '#contract/catalogue/review.ts';
import { actOnceSure } from './Confirm.tsx';
import { formatMoment } from './format.ts';
import { act } from './live.ts';
import { Buttons, Empty, Entry, Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { usePages } from './use-pages.tsx';

const STATUSES = [
  ['pending', 'To approve'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const satisfies readonly (readonly [ReviewStatus, string])[];

/** What shoppers think, and whether others may read it. */
export function ReviewsSection() {
  const [status, setStatus] = useKept('status', 'pending');
  const { items, pager } = usePages<Review>('reviews', 20, { status });
  return (
    <>
      <p className="lead">
        A new review waits until somebody approves it; then it counts in the rating of its product.
      </p>
      <Tabs items={STATUSES} chosen={status} onChoose={setStatus} />
      {items.map((review) => (
        <ReviewEntry key={review.id} review={review} status={status} />
      ))}
      {items.length === 0 && (
        <Empty icon="reviews">{status === 'pending' ? 'No review waits.' : 'None of these.'}</Empty>
      )}
      {pager}
    </>
  );
}

function ReviewEntry({ review, status }: { review: Review; status: string }) {
  const { id, productId, rating, comment, images, createdAt } = review;
  const { fullName } = review.customer.profile;
  const path = useShop().path('reviews', id);
  const judge = (next: ReviewStatus) => () => act(`Review ${id} is ${next}`, 'PUT', path, { status: next });
  const remove = () =>
    actOnceSure(`Remove the review of ${fullName}?`, 'Remove', `Removed review ${id}`, 'DELETE', path);
  const stars = (
    <span className="stars" role="img" aria-label={`${rating} of 5`}>
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  );
  const note = `${formatMoment(createdAt)} · product ${productId}`;
  return (
    <Entry label={`Review ${id}`} title={fullName} note={note} side={stars}>
      <p className="as-written">{comment}</p>
      {images.length > 0 && (
        <div className="line">
          {images.map(({ url }) => (
            <img key={url} className="review__image" src={url} alt="" loading="lazy" />
          ))}
        </div>
      )}
      <Buttons
        of={[
          status !== 'approved' && ['Approve', 'check', judge('approved'), 'primary'],
          status !== 'rejected' && ['Reject', 'close', judge('rejected')],
          ['Remove', 'trash', remove],
        ]}
      />
    </Entry>
  );
}
