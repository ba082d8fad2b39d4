import { useEffect, useRef, useState } from 'react';
import type { Coordinate, Language } from '#contract/value/primitive.ts';
import { type MapChoice, tileAddress } from '#domain/address/map-view.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import type { DrawnPlaces, NamedPlace } from './draw-places.ts';
import { MapFrame, type MapState } from './MapFrame.tsx';
import './places.css';

export interface PlacesMapProps {
  map: MapChoice;
  language: Language;
  /** Centre at the start. */
  centre: Coordinate;
  places: readonly NamedPlace[];
  /** Id of the chosen place. */
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** All places are in sight at first. */
  showsAll?: boolean;
  t: Translate;
}

/** A map with a button at each place, to choose one. It is an aid: the list beside it has the same. */
export function PlacesMap({
  map,
  language,
  centre,
  places,
  chosen,
  onChoose,
  showsAll = false,
  t,
}: PlacesMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnPlaces>(undefined);
  const latest = useRef({ centre, places, chosen, onChoose });
  latest.current = { centre, places, chosen, onChoose };
  const [state, setState] = useState<MapState>('loading');

  useEffect(() => {
    let left = false;
    import('./draw-places.ts').then(
      ({ drawPlaces }) => {
        if (left || !element.current) return;
        drawn.current = drawPlaces(element.current, {
          centre: latest.current.centre,
          places: latest.current.places,
          showsAll,
          tiles: tileAddress(map, language),
          onChoose: (id) => latest.current.onChoose(id),
        });
        drawn.current.mark(latest.current.chosen);
        setState('ready');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [map, language, showsAll]);

  useEffect(() => drawn.current?.mark(chosen), [chosen]);

  return (
    <MapFrame
      map={map}
      label={t('address.map')}
      state={state}
      tiles={element}
      onZoom={(levels) => drawn.current?.zoomBy(levels)}
      sweeps={false}
      t={t}
    />
  );
}
