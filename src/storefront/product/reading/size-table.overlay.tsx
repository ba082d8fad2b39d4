import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { ReadingDialog } from '#storefront/ui/dialog/ReadingDialog.tsx';
import { fittingTableFirst } from './fitting-table-first.ts';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Shows the shop's page of sizes, which lies at `href`, for a product with these `sizes`. */
    'size-table': { data: { title: string; href: string; sizes: readonly string[] }; answer: never };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

/** Shows the shop's page of sizes, the product's own before all others. */
export default function SizeTableOverlay({ data, page, close }: OverlayProps<'size-table'>) {
  const { title, href, sizes } = data;
  const t = createTranslate(page.messages, page.language);
  return (
    <ReadingDialog
      title={title}
      href={href}
      onClose={() => close()}
      arrange={(nodes) => fittingTableFirst(nodes, sizes)}
      t={t}
    />
  );
}
