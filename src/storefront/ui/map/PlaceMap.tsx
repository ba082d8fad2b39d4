import { useEffect, useRef, useState } from 'react';
import type { Coordinate, Language } from '#contract/value/primitive.ts';
import { type MapChoice, tileAddress } from '#domain/address/map-view.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { DrawnMap } from './draw-map.ts';
import { MapFrame, type MapState } from './MapFrame.tsx';

export interface PlaceMapProps {
  map: MapChoice;
  language: Language;
  /** Centre at the start. */
  centre: Coordinate;
  zoom: number;
  /** A place to show from now on, and how near. */
  shown?: { place: Coordinate; zoom: number } | null;
  /** Gets the middle when the shopper has moved the map. */
  onMove?: (middle: Coordinate) => void;
  t: Translate;
}

/** A map with a pin in its middle. It is an aid: the form works without it. */
export function PlaceMap({ map, language, centre, zoom, shown, onMove, t }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const moved = useRef(onMove);
  moved.current = onMove;
  const begin = useRef({ centre, zoom });
  const wanted = useRef(shown);
  wanted.current = shown;
  const [state, setState] = useState<MapState>('loading');

  useEffect(() => {
    let left = false;
    import('./draw-map.ts').then(
      ({ drawMap }) => {
        if (left || !element.current) return;
        drawn.current = drawMap(element.current, {
          centre: wanted.current?.place ?? begin.current.centre,
          zoom: wanted.current?.zoom ?? begin.current.zoom,
          tiles: tileAddress(map, language),
          onMove: (middle) => moved.current?.(middle),
        });
        setState('ready');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [map, language]);

  useEffect(() => {
    if (shown) drawn.current?.show(shown.place, shown.zoom);
  }, [shown]);

  return (
    <MapFrame
      map={map}
      label={t('address.map')}
      state={state}
      tiles={element}
      onZoom={(levels) => drawn.current?.zoomBy(levels)}
      t={t}
    >
      <svg className="icon place-map__pin" aria-hidden="true">
        <use href={iconHref('location')} />
      </svg>
    </MapFrame>
  );
}
