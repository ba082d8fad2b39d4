import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { ReadingDialog } from '#storefront/ui/dialog/ReadingDialog.tsx';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Shows the shop's page of sizes, which lies at `href`. */
    'size-table': { data: { title: string; href: string }; answer: never };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

/** Shows the shop's page of sizes. */
export default function SizeTableOverlay({ data: { title, href }, page, close }: OverlayProps<'size-table'>) {
  const t = createTranslate(page.messages, page.language);
  return <ReadingDialog title={title} href={href} onClose={() => close()} t={t} />;
}
