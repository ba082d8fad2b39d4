import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Shows all that is known of a product. */
    characteristics: {
      data: { title: string; rows: readonly [name: string, value: string][] };
      answer: never;
    };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

/** Shows all characteristics of a product, none of them folded. */
export default function CharacteristicsOverlay({
  data: { title, rows },
  page,
  close,
}: OverlayProps<'characteristics'>) {
  const t = createTranslate(page.messages, page.language);
  return (
    <Dialog title={title} closeLabel={t('dialog.close')} onClose={() => close()}>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
