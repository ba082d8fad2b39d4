import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import { createTranslate } from '#i18n/messages.ts';
import type { OverlayProps } from '../dialog/overlay-props.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

/** Shows the shop's page of sizes. */
export function SizeTableOverlay({
  data: { title, href },
  page,
  close,
}: OverlayProps<OverlayData<'size-table'>, OverlayAnswer<'size-table'>>) {
  const t = createTranslate(page.messages, page.language);
  return <ReadingDialog title={title} href={href} onClose={() => close()} t={t} />;
}
