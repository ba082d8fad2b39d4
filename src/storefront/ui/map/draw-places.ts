import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { Coordinate } from '#contract/value/primitive.ts';
import { MAP_ZOOM, ZOOM_RANGE } from '#domain/address/map-view.ts';
import { createIcon } from '#storefront/ui/icon/create-icon.ts';

/** Pixels between the places and the edge of the map, as room for their buttons. */
const EDGE = 48;

/** Pixels from one button to the next: from afar those of one city stand in a row, clear of the zoom. */
const APART = 46;

/** A place with a button on the map. */
export interface NamedPlace {
  id: number;
  name: string;
  coordinate: Coordinate;
}

export interface PlacesOptions {
  centre: Coordinate;
  places: readonly NamedPlace[];
  /** Address of the squares, see `tileAddress`. */
  tiles: string;
  /** All places are in sight at first. */
  showsAll: boolean;
  onChoose: (id: number) => void;
}

export interface DrawnPlaces {
  /** Marks the chosen place and shows it in the middle. */
  mark: (id: number | undefined) => void;
  zoomBy: (levels: number) => void;
  remove: () => void;
}

/** Draws a map with a button at each place. The buttons are the page's own: Leaflet's make HTML of texts. */
export function drawPlaces(
  element: HTMLElement,
  { centre, places, tiles, showsAll, onChoose }: PlacesOptions,
): DrawnPlaces {
  const map = new LeafletMap(element, {
    center: [centre.latitude, centre.longitude],
    zoom: MAP_ZOOM.modal,
    minZoom: ZOOM_RANGE.least,
    maxZoom: ZOOM_RANGE.most,
    zoomControl: false,
    attributionControl: false,
    // The page scrolls over the map: by the wheel, and by one finger.
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: false,
  });
  if (showsAll)
    map.fitBounds(
      places.map(({ coordinate }) => [coordinate.latitude, coordinate.longitude]),
      { padding: [EDGE, EDGE], maxZoom: MAP_ZOOM.product, animate: false },
    );
  new TileLayer(tiles, { maxZoom: ZOOM_RANGE.most }).addTo(map);
  const marks = places.map((place) => {
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.className = 'place-mark';
    mark.ariaLabel = place.name;
    mark.title = place.name;
    mark.append(createIcon('store'));
    mark.addEventListener('click', () => onChoose(place.id));
    return { ...place, mark };
  });
  const placeAll = () => {
    const taken: ReturnType<typeof map.latLngToLayerPoint>[] = [];
    for (const { mark, coordinate } of marks) {
      let at = map.latLngToLayerPoint([coordinate.latitude, coordinate.longitude]);
      while (taken.some(({ x, y }) => Math.abs(x - at.x) < APART && Math.abs(y - at.y) < APART))
        at = at.subtract([APART, 0]);
      taken.push(at);
      mark.style.transform = `translate(${at.x}px, ${at.y}px)`;
    }
  };
  map.getPanes().markerPane?.append(...marks.map(({ mark }) => mark));
  placeAll();
  map.on('zoomend viewreset', placeAll);
  return {
    mark(id) {
      for (const one of marks) {
        one.mark.ariaPressed = String(one.id === id);
        const { latitude, longitude } = one.coordinate;
        const zoom = Math.max(map.getZoom(), MAP_ZOOM.modal);
        if (one.id === id) map.setView([latitude, longitude], zoom, { animate: false });
      }
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels, { animate: false }),
    remove: () => void map.remove(),
  };
}
