import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer } from '#storefront/overlay/overlay.ts';
import type { OverlayPage, OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { Bones } from '#storefront/ui/call/Bones.tsx';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewResult } from './ReviewResult.tsx';
import type { ReviewDialog, SentReview } from './review-dialog.ts';
import './review.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Writes a review, or says thanks for one; `startReview` is the way to it. */
    review: { data: ReviewDialog; answer: SentReview };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

/** Dialog to write a review of a bought product, or with its outcome. */
export default function ReviewOverlay({ data, page, close }: OverlayProps<'review'>) {
  const t = createTranslate(page.messages, page.language);
  const { closing, leave } = useClosing(close);
  const dialog = { closeLabel: t('dialog.close'), closing, onClose: () => leave() };
  if (data.kind === 'write') return <Writing data={data} page={page} dialog={dialog} leave={leave} t={t} />;
  const { status, early } = data;
  return (
    <Dialog title={t('review.thanks-title')} {...dialog}>
      <ReviewResult onOk={() => leave()} t={t}>
        {t(status === 'approved' ? 'review.published' : 'review.thanks')}
        {early && ` ${t('review.early')}`}
      </ReviewResult>
    </Dialog>
  );
}

interface WritingProps {
  data: ReviewDialog & { kind: 'write' };
  page: OverlayPage;
  dialog: { closeLabel: string; closing: boolean; onClose: () => void };
  leave: (answer?: OverlayAnswer<'review'>) => void;
  t: Translate;
}

/** Shows the form to those who may write, else the reason why not. */
function Writing({ data: { product, access }, page, dialog, leave, t }: WritingProps) {
  const asked = useCall(access, []);
  const refusal = asked.kind === 'failed' ? refusalOf(asked.error) : undefined;
  return (
    <Dialog title={t(refusal?.title ?? 'review.title')} {...dialog}>
      {asked.kind === 'loading' && <Waiting t={t} />}
      {asked.kind === 'failed' &&
        (refusal ? (
          <ReviewResult onOk={() => leave()} t={t}>
            {t(refusal.text)}
          </ReviewResult>
        ) : (
          <CallFailed error={asked.error} onRetry={asked.retry} t={t} />
        ))}
      {asked.kind === 'ready' && (
        <ReviewForm
          product={product}
          keyed={asked.value.keyed}
          language={page.language}
          onSent={leave}
          onOther={() => leave()}
          t={t}
        />
      )}
    </Dialog>
  );
}

/** Why nothing can be written, by the platform's codes. */
const REFUSALS: Readonly<Record<string, Record<'title' | 'text', MessageKey>>> = {
  'not-bought': { title: 'review.not-bought-title', text: 'review.not-bought' },
  'not-found': { title: 'review.gone-title', text: 'review.gone' },
};

function refusalOf(error: unknown) {
  return error instanceof CallError && error.kind === 'refused' ? REFUSALS[error.code ?? ''] : undefined;
}

function Waiting({ t }: { t: Translate }) {
  return (
    <Bones className="review-form" label={t('review.checking')}>
      <div className="skeleton review-form__bone" />
      <div className="skeleton review-form__bone review-form__bone--tall" />
      <div className="skeleton review-form__bone" />
    </Bones>
  );
}
