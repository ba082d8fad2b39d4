import { useEffect } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import { MAX_ADDRESSES } from '#domain/address/address-book.ts';
import { showPlace } from '#storefront/account/show-place.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { FlowSkeleton } from '#storefront/ui/call/FlowSkeleton.tsx';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { AddressCard } from './AddressCard.tsx';
import messageKeys from './AddressesPage.tsx?messages';
import { useAddresses } from './use-addresses.ts';
import './addresses.css';

export interface AddressesPageProps {
  language: Language;
  messages: Messages;
}

/** Props of the page of addresses; the browser asks for the addresses themselves. */
export function addressesPageProps({
  language,
  messages,
}: MessageSource & Pick<AddressesPageProps, 'language'>): AddressesPageProps {
  return { language, messages: messages(messageKeys) };
}

/** The addresses of the signed-in shopper; guests are sent to sign in. */
export function AddressesPage({ language, messages }: AddressesPageProps) {
  const t = createTranslate(messages, language);
  const { list, retry, note, isCurrent, use, add, edit, remove } = useAddresses(language, t);
  useEffect(showPlace, []);
  if (list.kind === 'loading') return <FlowSkeleton label={t('address.loading')} />;
  if (list.kind === 'failed') return <CallFailed error={list.error} onRetry={retry} t={t} />;
  const addresses = list.value;
  const isFull = addresses.length >= MAX_ADDRESSES;
  return (
    <div className="addresses">
      {addresses.length === 0 ? (
        <div className="empty">
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('location')} />
          </svg>
          <h2>{t('address.empty-title')}</h2>
          <p>{t('address.empty-text')}</p>
        </div>
      ) : (
        <ul className="addresses__list" aria-label={t('address.list-title')}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              language={language}
              current={isCurrent(address)}
              onUse={() => use(address)}
              onEdit={() => void edit(address)}
              onRemove={() => void remove(address)}
              t={t}
            />
          ))}
        </ul>
      )}
      <p className="addresses__note" role={note?.failed ? 'alert' : 'status'}>
        {note && t(note.key)}
      </p>
      {isFull ? (
        <p className="addresses__limit">{t('address.limit', { count: MAX_ADDRESSES })}</p>
      ) : (
        <button type="button" className="button button--primary addresses__add" onClick={() => void add()}>
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('plus')} />
          </svg>
          {t('address.add')}
        </button>
      )}
    </div>
  );
}
