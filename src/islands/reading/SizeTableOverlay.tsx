import { useEffect, useRef } from 'react';
import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import { fetchHtml } from '#client/page/own-html.ts';
import { createTranslate } from '#i18n/messages.ts';
import { CallFailed } from '../call/CallFailed.tsx';
import { useCall } from '../call/use-call.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../dialog/overlay-props.ts';

/** How long the page may take to come, in milliseconds. */
const LONGEST_WAIT = 10_000;

/**
 * Shows the shop's page of sizes. It is a page of our own host, whose text was cleaned at the pull, so that
 * nothing has to be cleaned here.
 */
export function SizeTableOverlay({
  data: { title, href },
  page,
  close,
}: OverlayProps<OverlayData<'size-table'>, OverlayAnswer<'size-table'>>) {
  const t = createTranslate(page.messages, page.language);
  const article = useRef<HTMLDivElement>(null);
  const answer = useCall((signal) => loadArticle(href, signal), [href]);
  const nodes = answer.kind === 'ready' ? answer.value : undefined;
  useEffect(() => {
    article.current?.replaceChildren(...(nodes ?? []).map((node) => document.importNode(node, true)));
  }, [nodes]);
  return (
    <Dialog title={title} closeLabel={t('dialog.close')} onClose={() => close()} size="wide">
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

/** What the page says below its heading, which the dialog has. */
async function loadArticle(href: string, signal: AbortSignal): Promise<ChildNode[]> {
  const page = await fetchHtml(href, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]));
  const article = page.querySelector('main .article');
  if (!article) throw new Error(`${href} is no page with a text.`);
  article.querySelector('h1')?.remove();
  return [...article.childNodes];
}
