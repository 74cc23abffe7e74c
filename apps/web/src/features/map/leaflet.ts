/**
 * Leaflet, part by part: its one file also brings popups, canvas layers and much else, which bundlers cannot leave out.
 * @module
 */
export { attribution as attributionControl } from 'leaflet/src/control/Control.Attribution.js'
export { scale as scaleControl } from 'leaflet/src/control/Control.Scale.js'
export { toLatLng as latLng } from 'leaflet/src/geo/LatLng.js'
export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js'
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js'
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js'
export { marker as createMarker } from 'leaflet/src/layer/marker/Marker.js'
export { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js'
export { circle } from 'leaflet/src/layer/vector/Circle.js'
export { polygon } from 'leaflet/src/layer/vector/Polygon.js'
export { polyline } from 'leaflet/src/layer/vector/Polyline.js'
export { svg } from 'leaflet/src/layer/vector/SVG.js'
export { map as createMap } from 'leaflet/src/map/index.js'
// Teaches the map to find the renderer of a path.
import 'leaflet/src/layer/vector/Renderer.getRenderer.js'
