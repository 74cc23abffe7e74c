import { coast } from '@honjeo/island/coast'
import { contours } from '@honjeo/island/contours'
import { roads } from '@honjeo/island/roads'
import type { LngLat } from '@honjeo/island/trace'
import type * as L from 'leaflet'
import './island-map.css'
import { attributionControl, createMap, latLng, latLngBounds, polygon, polyline, svg, tileLayer } from './leaflet.ts'
import { type MapView, ZOOM_MAX } from './map-area.ts'

export interface IslandMapOptions {
  /** The view that the map begins with; null shows the whole island. */
  start: MapView | null
  label: string
  /** Whether there is no motion, as the traveller has asked of the device. */
  isStill: boolean
  /** px at the lower edge that buttons lie on: the whole island is shown above them. */
  buttonsHeight?: number
}

export interface Tiles {
  url: string
  attribution: string | null
}

const ISLAND = latLngBounds([33.19, 126.14], [33.57, 126.98])
/** The waters with Chuja in the north and Mara in the south, and some sea around. */
export const WATERS = latLngBounds([32.7, 125.7], [34.4, 127.4])
/** The bounds of the map: in the south it goes so far that on a tall phone the island can be above the middle. */
const SEA = latLngBounds([32.2, 125.7], [34.4, 127.4])
const ZOOM_MIN = 8.5
/** px around the whole island */
const ISLAND_MARGIN: L.PointTuple = [12, 8]

/** A map with the island's own drawing, which needs nothing from elsewhere. */
export function createIslandMap(
  container: HTMLElement,
  { start, label, isStill, buttonsHeight }: IslandMapOptions,
  handlers: L.MapOptions = {},
): L.Map {
  const isMoving = !isStill
  const map = createMap(container, {
    ...handlers,
    attributionControl: false,
    zoomControl: false,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    // The island fits a phone between two whole zooms.
    zoomSnap: 0.25,
    maxBounds: SEA,
    maxBoundsViscosity: 1,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
  })
  if (isStill) stopAnimatedPans(map)
  container.setAttribute('role', 'region')
  container.setAttribute('aria-label', label)
  if (start === null) showIsland(map, buttonsHeight)
  else map.setView(start, start.zoom)
  addIsland(map)
  return map
}

/** The main island from side to side, at whatever zoom that is: a step of zooms would leave a fifth of a narrow phone to the sea. */
export function showIsland(map: L.Map, buttonsHeight = 0): void {
  const { zoomSnap } = map.options
  map.options.zoomSnap = 0
  map.fitBounds(ISLAND, { padding: ISLAND_MARGIN })
  map.options.zoomSnap = zoomSnap
  if (buttonsHeight === 0) return
  const [top, bottom] = [ISLAND.getNorthWest(), ISLAND.getSouthEast()].map((corner) => map.project(corner).y)
  const spare = Math.max(0, map.getSize().y - (bottom! - top!))
  map.panBy([0, Math.min(buttonsHeight, spare) / 2], { animate: false })
}

export function addTiles(map: L.Map, { url, attribution }: Tiles): void {
  tileLayer(url, { minZoom: Math.floor(ZOOM_MIN), maxZoom: ZOOM_MAX }).addTo(map)
  if (attribution !== null)
    attributionControl({ position: 'bottomright', prefix: false }).addAttribution(attribution).addTo(map)
}

/** Leaflet has an option for each animation but this one. */
function stopAnimatedPans(map: L.Map): void {
  const panBy = map.panBy.bind(map)
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
}

/** The pane of the drawing lies between the sea, which is the map's background, and the tiles, which hide the drawing where there are any. */
const PANE = 'island'
const PANE_LEVEL = '150'
/** The part of the map's size that is drawn beyond each edge, for the next pan. */
const PADDING = 0.5

const toLatLngs = (positions: readonly LngLat[]) => positions.map(([lng, lat]) => latLng(lat, lng))

/** Land, heights and roads; colours and widths come from island-map.css. */
function addIsland(map: L.Map): void {
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
