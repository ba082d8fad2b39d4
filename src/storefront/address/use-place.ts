import { useEffect, useRef, useState } from 'react';
import type { Coordinate, Language } from '#contract/value/primitive.ts';
import { type Place, setLocation } from '#domain/account/session.ts';
import {
  addressOf,
  draftAt,
  draftOf,
  type PlaceProblem,
  putFound,
  putPlace,
} from '#domain/address/address-draft.ts';
import type { MapAddress } from '#domain/address/map-address.ts';
import { MAP_ZOOM, type MapChoice } from '#domain/address/map-view.ts';
import { $session } from '#storefront/session/session.store.ts';
import { type AddressForm, putDraft } from './address-form.ts';
import { findPlace } from './geocoding.ts';
import { locate } from './geolocation.ts';

/** State of the place: being found, found, or the problem. */
export type PlaceNote = 'none' | 'locating' | 'asking' | 'found' | 'locate-failed' | PlaceProblem;

/** A place on a map. */
export interface ShownPlace {
  place: Coordinate;
  zoom: number;
}

export interface PlaceControl {
  note: PlaceNote;
  /** Centre and zoom for the map; changes unless the map itself chose the place. */
  shown: ShownPlace | null;
  /** Takes a search result. */
  take: (found: MapAddress) => void;
  /** Takes a place that was chosen before. */
  recall: (place: Place) => void;
  /** Takes the device's place. */
  locateMe: () => void;
  /** Takes the place that the map was moved to. */
  moveTo: (place: Coordinate) => void;
}

/** Keeps the address form and the place on the map in step. */
export function usePlace(form: AddressForm, map: MapChoice, language: Language): PlaceControl {
  const [note, setNote] = useState<PlaceNote>('none');
  const [shown, setShown] = useState<ShownPlace | null>(null);
  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);

  const begin = (next: PlaceNote): AbortSignal => {
    asking.current.abort();
    asking.current = new AbortController();
    setNote(next);
    return asking.current.signal;
  };

  const put = (found: MapAddress): boolean => {
    const { draft, problem } = putFound(form.getValues(), found);
    putDraft(form, draft);
    setNote(problem ?? 'found');
    return problem === undefined;
  };

  /** The address at a place; undefined if it fails or another place was chosen meanwhile. */
  const ask = (place: Coordinate, signal: AbortSignal) =>
    findPlace(place, map, signal).catch(() => undefined);

  return {
    note,
    shown,
    take(found) {
      begin('asking');
      const { latitude, longitude, addressLine1 } = found;
      const zoom = addressLine1 === null ? MAP_ZOOM.modal : MAP_ZOOM.elsewhere;
      if (put(found)) setShown({ place: { latitude, longitude }, zoom });
    },
    async recall(place) {
      const { location } = $session.get();
      const isLocation = location?.latitude === place.latitude && location.longitude === place.longitude;
      const draft = location && isLocation ? draftOf(location) : draftAt(place);
      putDraft(form, draft);
      const { latitude, longitude } = place;
      setShown({ place: { latitude, longitude }, zoom: MAP_ZOOM.elsewhere });
      if (isLocation) return void begin('found');
      const found = await ask(place, begin('asking'));
      // Without an answer the draft has the nearest locality already.
      if (found) put(found) || setNote('found');
    },
    async locateMe() {
      const signal = begin('locating');
      const place = await locate();
      if (signal.aborted) return;
      if (!place) return setNote('locate-failed');
      const found = await ask(place, signal);
      if (!found || !put(found)) return;
      setShown({ place, zoom: MAP_ZOOM.elsewhere });
      const address = addressOf(form.getValues(), language);
      if (address) $session.set(setLocation($session.get(), address));
    },
    async moveTo(place) {
      const found = await ask(place, begin('asking'));
      if (found && !put(found)) putDraft(form, putPlace(form.getValues(), place));
    },
  };
}
