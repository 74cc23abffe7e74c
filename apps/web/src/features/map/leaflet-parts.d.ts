/** The parts of Leaflet that leaflet.ts takes, with the types of the whole. */
declare module 'leaflet/src/control/Control.Attribution.js' {
  import type { control } from 'leaflet'
  export const attribution: typeof control.attribution
}
declare module 'leaflet/src/control/Control.Scale.js' {
  import type { control } from 'leaflet'
  export const scale: typeof control.scale
}
declare module 'leaflet/src/geo/LatLng.js' {
  export { latLng as toLatLng } from 'leaflet'
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { latLngBounds as toLatLngBounds } from 'leaflet'
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { layerGroup } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { divIcon } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { marker } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { tileLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Circle.js' {
  export { circle } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Polygon.js' {
  export { polygon } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { polyline } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/SVG.js' {
  export { svg } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js'
declare module 'leaflet/src/map/index.js' {
  export { map } from 'leaflet'
}
