import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import type { OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';

/** Shows all characteristics of a product, none of them folded. */
export function CharacteristicsOverlay({
  data: { title, rows },
  page,
  close,
}: OverlayProps<OverlayData<'characteristics'>, OverlayAnswer<'characteristics'>>) {
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
