import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Language } from '#contract/value/primitive.ts';
import { draftCoordinate } from '#domain/address/address-draft.ts';
import { MAP_CENTRE, MAP_ZOOM, type MapChoice } from '#domain/address/map-view.ts';
import { fromScreen } from '#domain/page/screen-width.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { PlaceMap } from '#storefront/ui/map/PlaceMap.tsx';
import type { AddressForm } from './address-form.ts';
import type { PlaceControl, ShownPlace } from './use-place.ts';

export interface AddressMapProps {
  form: AddressForm;
  place: PlaceControl;
  language: Language;
  map: MapChoice;
}

/** A map to find the house on: open beside the fields on wide screens, else opened by a button. */
export function AddressMap({ form, place, language, map }: AddressMapProps) {
  const { t, control } = form;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownPlace | null>(null);
  const [region, locality, coordinate] = useWatch({ control, name: ['region', 'locality', 'coordinate'] });
  const isExact = coordinate !== null;

  useEffect(() => setOpen(globalThis.matchMedia?.(fromScreen('desktop')).matches ?? false), []);
  useEffect(() => {
    if (place.shown) setShown(place.shown);
  }, [place.shown]);
  // A region or locality chosen by hand is shown; a place that came from the map is there already.
  useEffect(() => {
    const chosen = isExact ? null : draftCoordinate({ coordinate: null, region, locality });
    if (chosen) setShown({ place: chosen, zoom: MAP_ZOOM.modal });
  }, [region, locality, isExact]);

  if (!open) {
    return (
      <button type="button" className="button button--ghost address__map-show" onClick={() => setOpen(true)}>
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('globe')} />
        </svg>
        {t('address.map-show')}
      </button>
    );
  }
  return (
    <div className="address__map">
      <PlaceMap
        map={map}
        language={language}
        centre={coordinate ?? MAP_CENTRE}
        zoom={isExact ? MAP_ZOOM.elsewhere : MAP_ZOOM.modal}
        shown={shown}
        onMove={place.moveTo}
        t={t}
      />
      <p className="address__map-hint">{t('address.map-hint')}</p>
    </div>
  );
}
