import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';
import type { Tracking } from '#contract/order/delivery.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import { MAP_ZOOM, ZOOM_RANGE } from '#domain/address/map-view.ts';
import { turnTo } from '#domain/delivery/tracking.ts';
import { createIcon } from '#storefront/ui/icon/create-icon.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Pixels between the way and the edge of the map, as room for the marks. */
const EDGE = 40;

export type Way = Pick<Tracking, 'from' | 'to' | 'path' | 'position' | 'heading'>;

export interface DrawnWay {
  /** Lets the driver glide to the present position; the style sheet has the duration. */
  move: (way: Pick<Way, 'position' | 'heading'>, isOld: boolean) => void;
  showWhole: () => void;
  zoomBy: (levels: number) => void;
  remove: () => void;
}

/**
 * Draws a way into an element: branch, address, the line between them, and the driver. Marks and line are the
 * page's own: Leaflet's would double the size of the download.
 */
export function drawWay(element: HTMLElement, way: Way, tiles: string): DrawnWay {
  const map = new LeafletMap(element, {
    minZoom: ZOOM_RANGE.least,
    maxZoom: ZOOM_RANGE.most,
    zoomControl: false,
    attributionControl: false,
    // The page scrolls over the map: by the wheel, and by one finger.
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: false,
  });
  const line = createLine();
  const driver = createMark('driver', createArrow());
  const marks: [HTMLElement, Coordinate][] = [
    [createMark('branch', createIcon('store')), way.from],
    [createMark('address', createIcon('home')), way.to],
    [driver, way.position],
  ];
  let { position } = way;
  let turn = way.heading;

  const pointOf = ({ latitude, longitude }: Coordinate) => map.latLngToLayerPoint([latitude, longitude]);
  const place = (mark: HTMLElement, at: Coordinate) => {
    const { x, y } = pointOf(at);
    mark.style.transform = `translate(${x}px, ${y}px)`;
  };
  const placeAll = () => {
    const points = way.path.map(pointOf);
    for (const part of line.children)
      part.setAttribute('points', points.map(({ x, y }) => `${x},${y}`).join(' '));
    // Another scale is no move of the driver.
    driver.classList.remove('way-mark--glides');
    for (const [mark, at] of marks) place(mark, mark === driver ? position : at);
  };
  const showWhole = () =>
    map.fitBounds(
      [...way.path, position].map(({ latitude, longitude }) => [latitude, longitude]),
      { padding: [EDGE, EDGE], maxZoom: MAP_ZOOM.product, animate: false },
    );

  showWhole();
  new TileLayer(tiles, { maxZoom: ZOOM_RANGE.most }).addTo(map);
  const { overlayPane, markerPane } = map.getPanes();
  overlayPane?.append(line);
  markerPane?.append(...marks.map(([mark]) => mark));
  turnMark(driver, turn);
  placeAll();
  map.on('zoomend viewreset', placeAll);

  return {
    move({ position: next, heading }, isOld) {
      const moves = next.latitude !== position.latitude || next.longitude !== position.longitude;
      position = next;
      turn = turnTo(turn, heading);
      driver.classList.toggle('way-mark--old', isOld);
      if (moves) driver.classList.add('way-mark--glides');
      place(driver, position);
      turnMark(driver, turn);
    },
    showWhole: () => void showWhole(),
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels, { animate: false }),
    remove: () => void map.remove(),
  };
}

function createMark(kind: 'branch' | 'address' | 'driver', picture: Element): HTMLElement {
  const mark = document.createElement('div');
  mark.className = `way-mark way-mark--${kind}`;
  const face = document.createElement('div');
  face.className = 'way-mark__face';
  face.append(picture);
  mark.append(face);
  return mark;
}

/** Points north; the mark turns it. */
function createArrow(): SVGSVGElement {
  const arrow = document.createElementNS(SVG, 'svg');
  arrow.setAttribute('class', 'way-mark__arrow');
  arrow.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M12 3l7.2 17.2a.6.6 0 0 1-.83.77L12 17.9l-6.37 3.07a.6.6 0 0 1-.83-.77z');
  arrow.append(path);
  return arrow;
}

/** A broad light line below a narrow dark one; both get their points later. */
function createLine(): SVGSVGElement {
  const line = document.createElementNS(SVG, 'svg');
  line.setAttribute('class', 'way-line');
  line.setAttribute('width', '1');
  line.setAttribute('height', '1');
  for (const name of ['way-line__edge', 'way-line__middle']) {
    const part = document.createElementNS(SVG, 'polyline');
    part.setAttribute('class', name);
    line.append(part);
  }
  return line;
}

function turnMark(mark: HTMLElement, degrees: number): void {
  const [face] = mark.children;
  if (face instanceof HTMLElement) face.style.rotate = `${degrees}deg`;
}
