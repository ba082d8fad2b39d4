import { useState } from 'react';
import { phoneHref } from '#domain/account/phone.ts';
import { mapLink } from '#domain/address/map-view.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { type IconName, iconHref } from '#storefront/ui/icon/icon.ts';
import { PlacesMap } from '#storefront/ui/map/PlacesMap.tsx';
import type { Market, MarketsProps } from './markets-props.ts';

/** Places where goods can be seen and fetched, as a list and on one map; a press on one shows it there. */
export function MarketsView({ places, map, language, messages }: MarketsProps) {
  const t = createTranslate(messages, language);
  const [chosen, setChosen] = useState<number>();
  const [first] = places;
  if (!first) return null;
  return (
    <div className="markets" data-fresh="markets">
      <ul className="markets__list">
        {places.map((place) => (
          <li className="market" key={place.id} data-chosen={place.id === chosen || undefined}>
            <h2>
              <button
                type="button"
                className="market__name"
                aria-pressed={place.id === chosen}
                onClick={() => setChosen(place.id)}
              >
                {place.name}
              </button>
            </h2>
            <address>{place.address}</address>
            <MarketFacts place={place} t={t} />
            <a
              className="link market__link"
              href={mapLink(map, place.coordinate)}
              target="_blank"
              rel="noopener"
              aria-label={`${t('market.way')}: ${place.name}`}
            >
              {t('market.way')}
            </a>
          </li>
        ))}
      </ul>
      <PlacesMap
        map={map}
        language={language}
        centre={first.coordinate}
        places={places}
        chosen={chosen}
        onChoose={setChosen}
        showsAll
        t={t}
      />
    </div>
  );
}

function MarketFacts({ place: { hours, phone, pickUp }, t }: { place: Market; t: Translate }) {
  return (
    <>
      {hours && (
        <p className="market__fact">
          <Sign name="clock" />
          {hours}
        </p>
      )}
      {phone && (
        <p className="market__fact">
          <Sign name="phone" />
          <a className="link market__link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {pickUp && (
        <p className="market__fact">
          <Sign name="box" />
          {t('market.pickUp')}
        </p>
      )}
    </>
  );
}

function Sign({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
