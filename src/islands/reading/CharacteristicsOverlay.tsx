import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import { createTranslate } from '#i18n/messages.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../dialog/overlay-props.ts';

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
