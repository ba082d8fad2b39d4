import type { MapChoice } from '#domain/address/map-view.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import type { OverlayPage, OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
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
