import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import { type MapChoice, tileAddress } from '#domain/address/map-view.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import type { DrawnWay, Way } from './draw-way.ts';
import { MapFrame, type MapState } from './MapFrame.tsx';
import './way.css';

export interface WayMapProps {
  map: MapChoice;
  language: Language;
  /** Undefined until it is known. */
  way: Way | undefined;
  /** The position is not of now. */
  isOld: boolean;
  /** The shopper sees the place of the map: its code comes then, and its marker moves. */
  inSight: boolean;
  t: Translate;
}

/**
 * Map of a driver's way: branch, address, and the position between. It adds nothing to the words beside it.
 */
export function WayMap({ map, language, way, isOld, inSight, t }: WayMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnWay>(undefined);
  const latest = useRef(way);
  latest.current = way;
  const [state, setState] = useState<MapState>('loading');
  const wanted = useSeen(inSight && way !== undefined);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    import('./draw-way.ts').then(
      ({ drawWay }) => {
        if (left || !element.current || !latest.current) return;
        drawn.current = drawWay(element.current, latest.current, tileAddress(map, language));
        setState('ready');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [wanted, map, language]);

  useEffect(() => {
    if (way && state === 'ready') drawn.current?.move(way, isOld);
  }, [way, isOld, state]);

  return (
    <MapFrame
      map={map}
      label={t('tracking.map')}
      state={state}
      tiles={element}
      onZoom={(levels) => drawn.current?.zoomBy(levels)}
      whole={{ label: t('tracking.whole-way'), show: () => drawn.current?.showWhole() }}
      sweeps={false}
      t={t}
    />
  );
}

/** True from the first time that it was so. */
function useSeen(now: boolean): boolean {
  const [seen, setSeen] = useState(now);
  if (now && !seen) setSeen(true);
  return seen || now;
}
