import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import type { OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';
import { ReadingDialog } from '#storefront/ui/dialog/ReadingDialog.tsx';

/** Shows the shop's page of sizes. */
export function SizeTableOverlay({
  data: { title, href },
  page,
  close,
}: OverlayProps<OverlayData<'size-table'>, OverlayAnswer<'size-table'>>) {
  const t = createTranslate(page.messages, page.language);
  return <ReadingDialog title={title} href={href} onClose={() => close()} t={t} />;
}
