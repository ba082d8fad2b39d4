import type { Address } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';
import { useAddressLine } from '#storefront/address/use-address-line.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import type { CallControl, CallState } from '#storefront/ui/call/use-call.ts';
import { Choice } from './Choice.tsx';
import type { Words } from './checkout-text.ts';
import { Part } from './Part.tsx';
import type { useNewAddress } from './use-new-address.ts';

export interface AddressPartProps {
  addresses: CallState<Address[]> & CallControl;
  chosen: Address | undefined;
  /** The shopper fetches the order, which needs no address. */
  fetched?: boolean;
  problem: string | undefined;
  onChoose: (address: Address) => void;
  added: ReturnType<typeof useNewAddress>;
  words: Words;
}

/** The delivery address: one of the shopper's, or another one. */
export function AddressPart({
  addresses,
  chosen,
  fetched = false,
  problem,
  onChoose,
  added,
  words: { t, language },
}: AddressPartProps) {
  const hasOwn = addresses.kind === 'ready' && addresses.value.length > 0;
  const more = (
    <button
      type="button"
      className={hasOwn ? 'checkout-part__link link' : 'button button--secondary checkout-part__more'}
      onClick={added.add}
    >
      {t(hasOwn ? 'checkout.other-address' : 'checkout.add-address')}
    </button>
  );
  return (
    <Part part="address" title={t('checkout.address')} problem={problem} aside={hasOwn && more}>
      {addresses.kind === 'failed' && <CallFailed error={addresses.error} onRetry={addresses.retry} t={t} />}
      {addresses.kind === 'loading' && <div className="checkout-bone skeleton" aria-hidden="true" />}
      {addresses.kind === 'ready' && (
        <>
          {(fetched || addresses.value.length === 0) && added.state.kind === 'none' && (
            <p className="checkout-part__text">
              {t(fetched ? 'checkout.address-fetched' : 'checkout.no-addresses')}
            </p>
          )}
          <div className="checkout-choices" role="radiogroup" aria-label={t('checkout.address')}>
            {addresses.value.map((address) => (
              <AddressChoice
                key={address.id}
                address={address}
                language={language}
                checked={!fetched && address.id === chosen?.id}
                onChoose={() => onChoose(address)}
              />
            ))}
          </div>
          {added.state.kind === 'saving' && (
            <div className="checkout-bone skeleton" aria-busy="true">
              <p className="visually-hidden" role="status">
                {t('checkout.loading')}
              </p>
            </div>
          )}
          {added.state.kind === 'failed' && (
            <CallFailed error={added.state.error} onRetry={added.saveAgain} t={t} />
          )}
          {chosen && !fetched && !/\d/.test(chosen.addressLine1 ?? '') && (
            <button
              type="button"
              className="button button--secondary checkout-part__more"
              onClick={() => added.complete(chosen)}
            >
              {t('checkout.add-street')}
            </button>
          )}
          {!hasOwn && more}
        </>
      )}
    </Part>
  );
}

interface AddressChoiceProps {
  address: Address;
  language: Language;
  checked: boolean;
  onChoose: () => void;
}

function AddressChoice({ address, language, ...choice }: AddressChoiceProps) {
  const line = useAddressLine(address, language);
  const label = address.name || line;
  return (
    <Choice group="checkout-address" label={label} note={line === label ? undefined : line} {...choice} />
  );
}
