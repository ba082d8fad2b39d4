// Leaflet is loaded in parts: all of it is twice as large.
declare module 'leaflet/src/map/index.js' {
  export { Map as LeafletMap, Map } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
