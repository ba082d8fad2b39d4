import { useEffect, useRef, useState } from 'react';
import { iconHref } from '#client/icon/icon.ts';
import type { Coordinate, Language } from '#contract/primitive.ts';
import { type MapChoice, mapCredit, tileAddress } from '#domain/map-view.ts';
import type { Translate } from '#i18n/message-key.ts';
import type { DrawnMap } from './draw-map.ts';

export interface PlaceMapProps {
  map: MapChoice;
  language: Language;
  /** What the map begins with. */
  centre: Coordinate;
  zoom: number;
  /** A place to show from now on, and how near. */
  shown?: { place: Coordinate; zoom: number } | null;
  /** Gets the middle when the shopper has moved the map. */
  onMove?: (middle: Coordinate) => void;
  t: Translate;
}

/** A map with a pin in its middle. It is an aid: what it says can be said without it. */
export function PlaceMap({ map, language, centre, zoom, shown, onMove, t }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const moved = useRef(onMove);
  moved.current = onMove;
  const begin = useRef({ centre, zoom });
  const wanted = useRef(shown);
  wanted.current = shown;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

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

  const zoomBy = (levels: number) => drawn.current?.zoomBy(levels);
  return (
    <section className="place-map" aria-label={t('address.map')} aria-busy={state === 'loading'}>
      <div className="place-map__tiles" ref={element} />
      {state === 'ready' && (
        <>
          <svg className="icon place-map__pin" aria-hidden="true">
            <use href={iconHref('location')} />
          </svg>
          <div className="place-map__zoom">
            <button
              type="button"
              className="icon-button"
              aria-label={t('address.map-nearer')}
              onClick={() => zoomBy(1)}
            >
              <svg className="icon" aria-hidden="true">
                <use href={iconHref('plus')} />
              </svg>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('address.map-farther')}
              onClick={() => zoomBy(-1)}
            >
              <svg className="icon" aria-hidden="true">
                <use href={iconHref('minus')} />
              </svg>
            </button>
          </div>
          <p className="place-map__credit">{mapCredit(map)}</p>
        </>
      )}
      {state !== 'ready' && (
        <p className="place-map__state" role="status">
          {t(state === 'loading' ? 'address.map-loading' : 'address.map-failed')}
        </p>
      )}
    </section>
  );
}
