import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import { Dialog, FIRST_FOCUS } from './Dialog.tsx';
import type { OverlayProps } from './overlay-props.ts';

/** Asks a question that yes or no answers. */
export function ConfirmOverlay({
  data,
  page,
  close,
}: OverlayProps<OverlayData<'confirm'>, OverlayAnswer<'confirm'>>) {
  const t = createTranslate(page.messages, page.language);
  const buttons = (
    <>
      <button
        type="button"
        className="button button--ghost"
        onClick={() => close(false)}
        {...{ [FIRST_FOCUS]: '' }}
      >
        {data.no ?? t('dialog.no')}
      </button>
      <button type="button" className="button button--primary" onClick={() => close(true)}>
        {data.yes ?? t('dialog.yes')}
      </button>
    </>
  );
  return (
    <Dialog title={data.title} closeLabel={t('dialog.close')} onClose={() => close()} footer={buttons}>
      {data.text && <p>{data.text}</p>}
    </Dialog>
  );
}
