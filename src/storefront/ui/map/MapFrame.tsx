import type { ReactNode, RefObject } from 'react';
import { type MapChoice, mapCredit } from '#domain/address/map-view.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { type IconName, iconHref } from '#storefront/ui/icon/icon.ts';
import './map.css';

/** State of loading a map. */
export type MapState = 'loading' | 'ready' | 'failed';

export interface MapFrameProps {
  map: MapChoice;
  label: string;
  state: MapState;
  /** Element that the map is drawn in. */
  tiles: RefObject<HTMLDivElement | null>;
  onZoom: (levels: number) => void;
  /** A button that shows all that there is on the map. */
  whole?: { label: string; show: () => void };
  /** The map may be swept with one finger; without, that finger moves the page. */
  sweeps?: boolean;
  /** Markers on the map. */
  children?: ReactNode;
  t: Translate;
}

/** A map with the page's own buttons and credit, and a placeholder until it is loaded. */
export function MapFrame({
  map,
  label,
  state,
  tiles,
  onZoom,
  whole,
  sweeps = true,
  children,
  t,
}: MapFrameProps) {
  return (
    <section className="place-map" aria-label={label} aria-busy={state === 'loading'}>
      <div className={sweeps ? 'place-map__tiles' : 'place-map__tiles place-map__tiles--still'} ref={tiles} />
      {state === 'ready' && (
        <>
          {children}
          <div className="place-map__zoom">
            <MapButton icon="plus" label={t('address.map-nearer')} onPress={() => onZoom(1)} />
            <MapButton icon="minus" label={t('address.map-farther')} onPress={() => onZoom(-1)} />
            {whole && <MapButton icon="globe" label={whole.label} onPress={whole.show} />}
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

interface MapButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
}

function MapButton({ icon, label, onPress }: MapButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onPress}>
      <svg className="icon" aria-hidden="true">
        <use href={iconHref(icon)} />
      </svg>
    </button>
  );
}
