import type * as L from 'leaflet'
import '#features/places/map/map.css'
import { addTiles, createIslandMap, type IslandMapOptions, type Tiles } from '#features/places/map/island-map.ts'
import { LabelLayer } from '#features/places/map/label-layer.ts'
import { latLng, scaleControl } from '#features/places/map/leaflet.ts'
import { PositionLayer } from '#features/places/map/position-layer.ts'
import type { Fix } from '#lib/geolocation.ts'

/** A village around it; coarser positions are shown from farther away. */
const ZOOM = 14
/** px kept free around the circle in which somebody may be */
const MARGIN = 24

/** Where somebody else is. It follows them until whoever looks moves it. */
export class SharedMap {
  readonly #map: L.Map
  readonly #labels: LabelLayer
  readonly #position: PositionLayer
  #isByHand = false
  #isMoving = false

  constructor(container: HTMLElement, options: Omit<IslandMapOptions, 'start'>) {
    this.#map = createIslandMap(container, { ...options, start: null })
    this.#labels = new LabelLayer(this.#map)
    this.#position = new PositionLayer(this.#map)
    scaleControl({ position: 'bottomleft', imperial: false }).addTo(this.#map)
    this.#map.on('movestart', () => (this.#isByHand ||= !this.#isMoving))
    this.#map.on('moveend', () => this.#labels.show([]))
  }

  show(fix: Fix) {
    this.#position.show(fix)
    if (!this.#isByHand) this.#goTo(fix)
  }

  /** Back to where they are, and on with them. */
  follow(fix: Fix) {
    this.#isByHand = false
    this.#goTo(fix)
  }

  showTiles(tiles: Tiles) {
    addTiles(this.#map, tiles)
  }

  zoomBy(steps: 1 | -1) {
    this.#map.zoomIn(steps)
  }

  remove() {
    this.#map.remove()
  }

  #goTo(fix: Fix) {
    this.#isMoving = true
    // A circle with no radius has no bounds to fit.
    const around = latLng(fix).toBounds(Math.max(2 * fix.accuracyM, 1))
    this.#map.fitBounds(around, { maxZoom: ZOOM, padding: [MARGIN, MARGIN], animate: false })
    this.#isMoving = false
    this.#labels.show([fix])
  }
}
