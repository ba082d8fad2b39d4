import type { AddressInput } from '#contract/account/address.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { AddressEditor, ConfirmAddress } from './AddressEditor.tsx';
import { useAddressForm } from './address-form.ts';
import './address.css';

/** Use of the address: an order in one click takes a place first, a courier must find the house. */
export type AddressPurpose = 'one-click' | 'courier';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** The delivery address; the dialog starts with `address`, or empty, and says what it is for. */
    address: {
      data: { address?: AddressInput | undefined; purpose?: AddressPurpose | undefined };
      answer: AddressInput;
    };
  }
}

/** The shop's settings that the dialog gets beside its texts. */
export const page = ({ company }: OverlayShop) => ({ map: company.map });

type Props = OverlayProps<'address', typeof page>;

/** Dialog that asks for the delivery address. */
export default function AddressOverlay({ data, page, close }: Props) {
  const { language, messages, map } = page;
  const t = createTranslate(messages, language);
  const form = useAddressForm('address', { address: data.address, toDoor: data.purpose === 'courier', t });
  const { closing, leave } = useClosing(close);
  const isFirst = data.purpose === 'one-click';
  return (
    <Dialog
      title={t('address.title')}
      closeLabel={t('dialog.close')}
      closing={closing}
      size="wide"
      onClose={() => leave()}
      footer={<ConfirmAddress form={form} />}
    >
      {isFirst && <p className="address__purpose">{t('address.for-one-click')}</p>}
      <AddressEditor form={form} language={language} map={map} isBrief={isFirst} onConfirm={leave} />
    </Dialog>
  );
}
