import { type RefObject, useEffect, useRef } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { $session } from '#storefront/session/session.store.ts';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { FilesField } from './FilesField.tsx';
import { RatingField } from './RatingField.tsx';
import type { ReviewDialog, SentReview } from './review-dialog.ts';
import { type ReviewValues, reviewSchema } from './review-values.ts';
import { SendNote } from './SendNote.tsx';
import { forgetDraft, useDraft, useKeptDraft } from './use-draft.ts';
import { forgetFiles, useFiles } from './use-files.ts';
import { useSending } from './use-sending.ts';

export interface ReviewFormProps {
  product: (ReviewDialog & { kind: 'write' })['product'];
  /** True if the platform knows keys of reviews. */
  keyed: boolean;
  language: Language;
  onSent: (sent: SentReview) => void;
  /** Somebody else has signed in meanwhile. */
  onOther: () => void;
  t: Translate;
}

/** Stars, words and files. Nothing of it is lost before the platform has it. */
export function ReviewForm({ product, keyed, language, onSent, onOther, t }: ReviewFormProps) {
  const customer = useRef($session.get().user?.id ?? 0);
  const place = { customerId: customer.current, productId: product.id };
  const review = `${place.customerId}:${place.productId}`;
  const draft = useDraft(place);
  const chosen = useFiles(review);
  const { sending, send, again, stop, rest } = useSending(keyed);
  const form = useShopForm<ReviewValues>(reviewSchema, {
    formId: 'review',
    t,
    defaultValues: { rating: String(draft.rating) as ReviewValues['rating'], comment: draft.comment },
  });
  const keep = useKeptDraft(form, draft, chosen.files.length);
  const busy = sending.kind === 'sending' || sending.kind === 'waiting';
  useOwner(customer.current, rest, onOther);
  const element = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew is to be seen.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [sending.kind]);
  useRetry(sending.kind === 'failed' && sending.message === 'review.lost', element);

  const submit = async ({ rating, comment }: ReviewValues) => {
    if (chosen.preparing) return;
    // Before it goes out: a shopper who comes back sends the same key.
    keep();
    const files = chosen.files.map(({ file }) => file);
    const written = { productId: product.id, rating: Number(rating), comment: comment.trim(), files };
    const sent = await send(written, draft.key);
    if (!sent) return;
    forgetDraft(place);
    forgetFiles(review);
    onSent(sent);
  };

  return (
    <form className="form review-form" noValidate onSubmit={form.handleSubmit(submit)} ref={element}>
      <div className="review-form__product">
        {product.image && <img src={product.image} width={56} height={56} alt="" />}
        <p>{product.name}</p>
      </div>
      <div className="form" inert={busy}>
        <RatingField form={form} />
        <TextField
          form={form}
          name="comment"
          label={t('review.comment')}
          hint={t('review.comment-hint')}
          optional
          multiline
        />
        <FilesField chosen={chosen} language={language} t={t} />
        {draft.files > 0 && chosen.files.length === 0 && <p role="status">{t('review.files-again')}</p>}
      </div>
      <div className="dialog__end">
        {sending.kind !== 'signed-out' && <SubmitButton form={form}>{t('review.submit')}</SubmitButton>}
        <div className="review-form__end" ref={note}>
          <SendNote sending={sending} onAgain={again} onStop={stop} t={t} />
        </div>
      </div>
    </form>
  );
}

/**
 * Keeps a written review when the session ends. Calls `onBack` when the same customer is there again,
 * `onOther` when another one is.
 */
function useOwner(customerId: number, onBack: () => void, onOther: () => void): void {
  const told = useRef({ onBack, onOther });
  told.current = { onBack, onOther };
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener(UNAUTHORISED_EVENT, stay);
    let wasOut = false;
    const unlisten = $session.listen(({ token, user }) => {
      if (token === null) wasOut = true;
      else if (user && customerId !== 0 && user.id !== customerId) told.current.onOther();
      else if (wasOut) {
        wasOut = false;
        told.current.onBack();
      }
    });
    return () => {
      document.removeEventListener(UNAUTHORISED_EVENT, stay);
      unlisten();
    };
  }, [customerId]);
}

/** Sends a failed review again as soon as the browser is on line. */
function useRetry(isLost: boolean, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isLost) return;
    const send = () => form.current?.requestSubmit();
    addEventListener('online', send, { once: true });
    return () => removeEventListener('online', send);
  }, [isLost, form]);
}
