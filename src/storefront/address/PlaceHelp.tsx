import { useStore } from '@nanostores/react';
import { GUEST } from '#domain/account/session.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { $session } from '#storefront/session/session.store.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { PlaceControl, PlaceNote } from './use-place.ts';

const NOTES: Readonly<Record<PlaceNote, MessageKey | null>> = {
  none: null,
  locating: 'address.locating',
  asking: 'address.asking',
  found: 'address.filled-in',
  'locate-failed': 'address.locate-failed',
  'wrong-country': 'address.wrong-country',
  'not-found': 'address.not-found',
};

/** Addresses without typing: the device's place, and places chosen before. */
export function PlaceHelp({ place, t }: { place: PlaceControl; t: Translate }) {
  const { history } = useStore($session, { ssr: () => GUEST });
  const { note, locateMe, recall } = place;
  const key = NOTES[note];
  const isProblem = note === 'wrong-country' || note === 'not-found' || note === 'locate-failed';
  return (
    <div className="address__help">
      <button
        type="button"
        className="button button--secondary address__locate"
        aria-disabled={note === 'locating'}
        onClick={() => note !== 'locating' && locateMe()}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('location')} />
        </svg>
        {t('address.locate')}
      </button>
      <p className={isProblem ? 'address__note address__note--problem' : 'address__note'} role="status">
        {key && t(key)}
      </p>
      {history.length > 0 && (
        <section aria-labelledby="address-history">
          <p className="field__label" id="address-history">
            {t('address.history')}
          </p>
          <ul className="address__history">
            {history.map((one) => (
              <li key={`${one.latitude},${one.longitude}`}>
                <button type="button" className="chip address__place" onClick={() => recall(one)}>
                  <span>{one.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
