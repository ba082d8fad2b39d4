import type { Review, ReviewStatus } from '#contract/catalogue/review.ts';
import { formatMoment } from './format.ts';
import { act, actOnceSure } from './live.ts';
import { Pages } from './Pages.tsx';
import { Entry, Picture, Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';

const STATUSES = [
  ['pending', 'To approve'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const satisfies readonly (readonly [ReviewStatus, string])[];

/** Reviews of shoppers, which others read once they are approved. */
export function ReviewsSection() {
  const [status, setStatus] = useKept('status', 'pending');
  return (
    <>
      <p className="lead">
        A new review waits until somebody approves it; then it counts in the rating of its product.
      </p>
      <Tabs items={STATUSES} chosen={status} onChoose={setStatus} />
      <Pages<Review>
        list="reviews"
        size={20}
        filter={{ status }}
        icon="reviews"
        empty={status === 'pending' ? 'No review waits.' : 'None of these.'}
        entry={(review) => <ReviewEntry key={review.id} review={review} status={status} />}
      />
    </>
  );
}

function ReviewEntry({ review, status }: { review: Review; status: string }) {
  const { id, productId, rating, comment, images, createdAt } = review;
  const { fullName } = review.customer.profile;
  const path = useShop().path('reviews', id);
  const judge = (next: ReviewStatus) => () => act(`Review ${id} is ${next}`, 'PUT', path, { status: next });
  const remove = () =>
    actOnceSure(`Remove the review of ${fullName}?`, `Removed review ${id}`, 'DELETE', path);
  const stars = (
    <span role="img" aria-label={`${rating} of 5`}>
      {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
    </span>
  );
  return (
    <Entry
      label={`Review ${id}`}
      title={fullName}
      note={`${formatMoment(createdAt)} · product ${productId}`}
      side={stars}
      actions={[
        status !== 'approved' && ['Approve', 'check', judge('approved'), 'primary'],
        status !== 'rejected' && ['Reject', 'close', judge('rejected')],
        ['Remove', 'trash', remove],
      ]}
    >
      <p className="as-written">{comment}</p>
      <div className="line">
        {images.map(({ url }) => (
          <Picture key={url} className="review__image" src={url} />
        ))}
      </div>
    </Entry>
  );
}
