import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { Coordinate } from '#contract/value/primitive.ts';
import { ZOOM_RANGE } from '#domain/address/map-view.ts';

export interface MapOptions {
  centre: Coordinate;
  zoom: number;
  /** Address of the squares, see `tileAddress`. */
  tiles: string;
  /** Takes its middle whenever the shopper has moved the map. */
  onMove?: (middle: Coordinate) => void;
}

export interface DrawnMap {
  /** Shows a place in the middle, which is no move of the shopper. */
  show: (place: Coordinate, zoom?: number) => void;
  zoomBy: (levels: number) => void;
  remove: () => void;
}

/**
 * Draws a map into an element, which a finger, a pointer and the arrow keys move. Its buttons, pin and credit
 * are the page's own: those of Leaflet make HTML of texts.
 */
export function drawMap(element: HTMLElement, { centre, zoom, tiles, onMove }: MapOptions): DrawnMap {
  const map = new LeafletMap(element, {
    center: [centre.latitude, centre.longitude],
    zoom,
    minZoom: ZOOM_RANGE.least,
    maxZoom: ZOOM_RANGE.most,
    zoomControl: false,
    attributionControl: false,
    // The pin stays in the middle, and so does the place below it.
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  new TileLayer(tiles, { maxZoom: ZOOM_RANGE.most }).addTo(map);
  let shown = map.getCenter();
  let quiet = false;
  map.on('moveend', () => {
    const middle = map.getCenter();
    // Coming nearer or going farther moves the middle by less than a metre.
    if (quiet || middle.distanceTo(shown) < 1) return;
    shown = middle;
    const { lat: latitude, lng: longitude } = middle.wrap();
    onMove?.({ latitude: rounded(latitude), longitude: rounded(longitude) });
  });
  return {
    show({ latitude, longitude }, next) {
      const { lat, lng } = shown;
      if (lat === latitude && lng === longitude && next === undefined) return;
      quiet = true;
      map.setView([latitude, longitude], next ?? map.getZoom(), { animate: false });
      quiet = false;
      shown = map.getCenter();
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    remove: () => void map.remove(),
  };
}

/** A place to about ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
