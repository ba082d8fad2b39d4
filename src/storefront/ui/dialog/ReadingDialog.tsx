import { type ReactNode, useEffect, useRef } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { Dialog } from './Dialog.tsx';
import '#storefront/ui/article/article.css';
import './reading.css';

/** Milliseconds in which the page must come. */
const LONGEST_WAIT = 10_000;

export interface ReadingDialogProps {
  title: string;
  /** Path of a page of the shop. */
  href: string;
  onClose: () => void;
  /** Stays below the text; undefined until the text can be read. */
  footer?: ReactNode;
  closing?: boolean;
  /** Puts the parts of the text into another order. */
  arrange?: (nodes: readonly ChildNode[]) => readonly ChildNode[];
  t: Translate;
}

/**
 * Shows the text of a page of our own host, which was cleaned at the pull, so that nothing has to be cleaned
 * here.
 */
export function ReadingDialog({
  title,
  href,
  onClose,
  footer,
  closing = false,
  arrange = (nodes) => nodes,
  t,
}: ReadingDialogProps) {
  const article = useRef<HTMLDivElement>(null);
  const answer = useCall(async (signal) => arrange(await loadArticle(href, signal)), [href]);
  const nodes = answer.kind === 'ready' ? answer.value : undefined;
  useEffect(() => {
    article.current?.replaceChildren(...(nodes ?? []).map((node) => document.importNode(node, true)));
  }, [nodes]);
  return (
    <Dialog
      title={title}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      closing={closing}
      footer={nodes && footer}
      size="wide"
    >
      {answer.kind !== 'failed' && (
        <div className={`article reading${nodes ? '' : ' skeleton'}`} ref={article} />
      )}
      {answer.kind === 'loading' && (
        <p className="visually-hidden" role="status">
          {t('product.loading')}
        </p>
      )}
      {answer.kind === 'failed' && <CallFailed error={answer.error} onRetry={answer.retry} t={t} />}
    </Dialog>
  );
}

/** Content of the page below its heading, which the dialog has. */
async function loadArticle(href: string, signal: AbortSignal): Promise<ChildNode[]> {
  const page = await fetchHtml(href, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]));
  const article = page.querySelector('main .article');
  if (!article) throw new Error(`${href} is no page with a text.`);
  article.querySelector('h1')?.remove();
  return [...article.childNodes];
}
