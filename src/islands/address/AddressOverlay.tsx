import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import type { MapChoice } from '#domain/map-view.ts';
import { createTranslate } from '#i18n/messages.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayPage, OverlayProps } from '../dialog/overlay-props.ts';
import { useClosing } from '../dialog/use-closing.ts';
import { AddressEditor, ConfirmAddress } from './AddressEditor.tsx';
import { useAddressForm } from './address-form.ts';

/** What the dialog of an address is told beside its texts. */
export interface AddressOverlayPage extends OverlayPage {
  map: MapChoice;
}

type Props = OverlayProps<OverlayData<'address'>, OverlayAnswer<'address'>, AddressOverlayPage>;

/** Asks where to deliver. */
export function AddressOverlay({ data, page, close }: Props) {
  const { language, messages, map } = page;
  const t = createTranslate(messages, language);
  const form = useAddressForm('address', data.address, t);
  const { closing, leave } = useClosing(close);
  return (
    <Dialog
      title={t('address.title')}
      closeLabel={t('dialog.close')}
      closing={closing}
      size="wide"
      onClose={() => leave()}
      footer={<ConfirmAddress form={form} />}
    >
      <AddressEditor form={form} language={language} map={map} onConfirm={leave} />
    </Dialog>
  );
}
