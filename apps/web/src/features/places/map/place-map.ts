import type { Position } from '@honjeo/contract/values/geo'
import type * as L from 'leaflet'
import './place-map.css'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { type ClusterIndex, createClusterIndex, type MapMark, type MapPoint, withChosen } from './cluster-index.ts'
import { addTiles, createIslandMap, type IslandMapOptions, type Tiles, WATERS } from '#features/map/island-map.ts'
import { LabelLayer, PositionLayer } from '#features/map/layers.ts'
import { latLngBounds, scaleControl } from '#features/map/leaflet.ts'
import { type MapArea, type MapView, ZOOM_MAX } from '#features/map/map-area.ts'
import { typeScale } from '#features/map/type-scale.ts'
import { MarkLayer } from './mark-layer.ts'

export interface MapListener {
  /** The map has come to rest; `isByHand` when the traveller moved it. */
  onView: (view: MapView, area: MapArea, isByHand: boolean) => void
  onPick: (point: MapPoint) => void
  /** A group was pressed whose places are too close to ever come apart: only a list can show each. */
  onCrowd: () => void
}

/** The zoom at which a place is looked at that was chosen from the list. */
const PLACE_ZOOM = 13
/** The part of the map's size up to which marks beyond its edges are drawn already. */
const MARGIN = 0.4
/** px that the list's button, those of the zoom and the scale take at the lower edge */
const BUTTONS_HEIGHT = 240
/** px between the edges of the map and what is brought into sight: room for its name, buttons and the scale */
const SIGHT_MARGIN = { side: 96, top: 64, bottom: 128 }

/** Only what the traveller moves is announced by `movestart`. */
const QUIETLY = { noMoveStart: true }
const BY_ITSELF = { ...QUIETLY, zoom: QUIETLY, pan: QUIETLY }

/** The map itself, which moves without React: it is given what to show, and reports where it is and what was picked. */
export class PlaceMap {
  readonly #map: L.Map
  readonly #labels: LabelLayer
  readonly #marks: MarkLayer
  readonly #position: PositionLayer
  #listener: MapListener | null = null
  #index: ClusterIndex = createClusterIndex([])
  #chosen: MapPoint | null = null
  #ready = latLngBounds([])
  /** px at the bottom that something lies on */
  #inset = 0
  #isByHand = false

  constructor(container: HTMLElement, options: IslandMapOptions) {
    this.#map = createIslandMap(container, { ...options, buttonsHeight: BUTTONS_HEIGHT })
    this.#labels = new LabelLayer(this.#map)
    scaleControl({ position: 'bottomleft', imperial: false }).addTo(this.#map)
    this.#position = new PositionLayer(this.#map)
    this.#marks = new MarkLayer(this.#map, {
      onPress: (mark) => this.#press(mark),
      onFocus: (mark) => this.#bringIntoSight(mark),
    })

    this.#map.on('movestart', () => (this.#isByHand = true))
    this.#map.on('move', () => this.#refresh())
    this.#map.on('moveend', () => this.#settle())
  }

  /** Reports where it is, at once and whenever it has moved, and what is picked. */
  listen(listener: MapListener) {
    this.#listener = listener
    this.#settle()
  }

  showPlaces(points: readonly MapPoint[]) {
    this.#index = createClusterIndex(points, typeScale().drawings)
    this.#draw()
  }

  /** Marks a place and brings it into sight; with `isNear` so near that it is a mark by itself. */
  choose(point: MapPoint | null, isNear = false) {
    this.#chosen = point
    this.#draw()
    if (point === null) return
    if (isNear && this.#map.getZoom() < PLACE_ZOOM)
      this.#map.setView(this.#aboveInset(point, PLACE_ZOOM), PLACE_ZOOM, BY_ITSELF)
    else this.#bringIntoSight(point)
  }

  showPosition(fix: DeviceFix) {
    this.#position.show(fix)
  }

  /** Goes to a position; false when that is beyond the island's waters. */
  goTo(position: Position): boolean {
    if (!WATERS.contains(position)) return false
    this.#map.setView(position, Math.max(this.#map.getZoom(), PLACE_ZOOM))
    return true
  }

  showTiles(tiles: Tiles) {
    addTiles(this.#map, tiles)
  }

  zoomBy(steps: 1 | -1) {
    this.#map.zoomIn(steps)
  }

  /** Takes note that something lies on the lowest `height` px. */
  setInset(height: number) {
    const hasGrown = height > this.#inset
    this.#inset = height
    this.#map.getContainer().style.setProperty('--map-inset', `${height}px`)
    if (hasGrown && this.#chosen !== null) this.#bringIntoSight(this.#chosen)
  }

  /** Puts the focus on a place, or on the map where there is none or it is out of sight. */
  focus(placeId: number | null) {
    if (placeId === null || !this.#marks.focus(placeId)) this.#map.getContainer().focus({ preventScroll: true })
  }

  remove() {
    this.#map.remove()
  }

  #press(mark: MapMark) {
    if (mark.kind === 'place') {
      this.#listener?.onPick(mark.point)
      return
    }
    const zoom = this.#index.expansionZoom(mark.clusterId)
    this.#map.setView(mark, Math.min(zoom, ZOOM_MAX))
    if (zoom > ZOOM_MAX) this.#listener?.onCrowd()
  }

  /** Draws again, while the map moves, before what is drawn already is used up. */
  #refresh() {
    if (!this.#ready.contains(this.#map.getBounds())) this.#draw()
  }

  #settle() {
    this.#draw()
    this.#listener?.onView(this.#view(), this.#area(), this.#isByHand)
    this.#isByHand = false
  }

  #draw() {
    this.#ready = this.#map.getBounds().pad(MARGIN)
    const marks = this.#index.marksIn(toBox(this.#ready), this.#map.getZoom())
    const shown = withChosen(marks, this.#chosen)
    this.#marks.show(shown, this.#chosen?.id ?? null)
    this.#labels.show(shown)
  }

  #view(): MapView {
    const { lat, lng } = this.#map.getCenter()
    return { lat, lng, zoom: this.#map.getZoom() }
  }

  #area(): MapArea {
    return { box: toBox(this.#map.getBounds()), zoom: this.#map.getZoom() }
  }

  #bringIntoSight(position: Position) {
    this.#map.panInside(position, {
      ...BY_ITSELF,
      paddingTopLeft: [SIGHT_MARGIN.side, SIGHT_MARGIN.top],
      paddingBottomRight: [SIGHT_MARGIN.side, SIGHT_MARGIN.bottom + this.#inset],
    })
  }

  /** The middle that puts a position into the middle of what nothing lies on. */
  #aboveInset(position: Position, zoom: number): L.LatLng {
    return this.#map.unproject(this.#map.project(position, zoom).add([0, this.#inset / 2]), zoom)
  }
}

const toBox = (bounds: L.LatLngBounds) => ({
  west: bounds.getWest(),
  south: bounds.getSouth(),
  east: bounds.getEast(),
  north: bounds.getNorth(),
})
