import type { Translate } from '#storefront/i18n/message-key.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import type { useVariation } from './use-variation.ts';

interface ProductStateProps {
  answer: ReturnType<typeof useVariation>['answer'];
  t: Translate;
}

/** Shown in place of a product that is on its way, that is gone, or that could not be fetched. */
export function ProductState({ answer, t }: ProductStateProps) {
  return (
    <>
      {answer.kind === 'loading' && (
        <p className="variation__bones skeleton" role="status" aria-label={t('product.loading')} />
      )}
      {answer.kind === 'failed' && (
        <CallFailed
          error={answer.error}
          onRetry={answer.retry}
          refusals={{ 'not-found': 'product.gone' }}
          t={t}
        />
      )}
    </>
  );
}
