import { coast } from '@honjeo/island/coast'
import { contours } from '@honjeo/island/contours'
import { roads } from '@honjeo/island/roads'
import type { LngLat } from '@honjeo/island/trace'
import type * as L from 'leaflet'
import { latLng, polygon, polyline, svg } from './leaflet.ts'

/** Between the sea, which is the map's background, and the tiles, which hide the drawing where there are any. */
const PANE = 'island'
const PANE_LEVEL = '150'
/** Of the map's size: so much is drawn beyond each edge, for the next pan. */
const PADDING = 0.5

const toLatLngs = (positions: readonly LngLat[]) => positions.map(([lng, lat]) => latLng(lat, lng))

/** Land, heights and roads; colours and widths come from map.css. */
export function addIsland(map: L.Map): void {
  map.createPane(PANE).style.zIndex = PANE_LEVEL
  const look = (className: string): L.PolylineOptions => ({ className, renderer, interactive: false, stroke: true })
  const renderer = svg({ pane: PANE, padding: PADDING })
  polygon(
    coast.map((ring) => [toLatLngs(ring)]),
    look('map-land'),
  ).addTo(map)
  for (const { ring } of contours) polygon(toLatLngs(ring), look('map-hill')).addTo(map)
  for (const { path } of roads) polyline(toLatLngs(path), look('map-road')).addTo(map)
}
