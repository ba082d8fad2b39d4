import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { Dialog, FIRST_FOCUS } from './Dialog.tsx';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** A question to be answered by yes or no. */
    confirm: { data: { title: string; text?: string; yes?: string; no?: string }; answer: boolean };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

/** Asks a question that yes or no answers. */
export default function ConfirmOverlay({ data, page, close }: OverlayProps<'confirm'>) {
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
