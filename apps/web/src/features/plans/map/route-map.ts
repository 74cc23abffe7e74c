import type { Position } from '@honjeo/contract/values/geo'
import { wayBetween, type WayPart } from '@honjeo/island/ways'
import type * as L from 'leaflet'
import './route-map.css'
import { addTiles, createIslandMap, type IslandMapOptions, showIsland, type Tiles } from '#features/map/island-map.ts'
import { LabelLayer } from '#features/map/layers.ts'
import { createMarker, divIcon, latLngBounds, layerGroup, polyline } from '#features/map/leaflet.ts'
import { typeScale } from '#features/map/type-scale.ts'
import { dayClass } from './route-legend.tsx'
import type { EndMark, Route, StopMark } from './route.ts'
import { type PixelPoint, spreadApart } from './spread.ts'
import { createEnd, StopLayer } from './stop-layer.ts'
import { type TagSide, tagSides } from './tag-sides.ts'

export interface RouteMapOptions extends Omit<IslandMapOptions, 'start'> {
  /** Whether it is moved by one finger and by the wheel, which within a page belong to the page. */
  isFree: boolean
}

/** px around what is fitted: half a pin and how far it may be spread; on the right there are buttons. */
const FIT_MARGIN = { paddingTopLeft: [36, 34], paddingBottomRight: [60, 34] } satisfies L.FitBoundsOptions
/** px between a chosen stop and the edges; below it is its name. */
const SIGHT_MARGIN = { paddingTopLeft: [64, 32], paddingBottomRight: [64, 60] } satisfies L.PanInsideOptions
/** The nearest zoom that the map takes by itself: a day in one village still shows where on the island that is. */
const FIT_ZOOM_MAX = 12
/** The closest zoom for a lone mark, whose whereabouts only the coast shows. */
const LONE_ZOOM_MAX = 11
/** px from the middle of one pin to the next; those of all days are smaller. */
const PIN_DISTANCE = 32
const SMALL_PIN_DISTANCE = 25
/** px a pin may be away from its place */
const SPREAD_REACH = 30
/** The width of the mark of a day's end, in px. */
const END_SIZE = 28

const isTouched = () => matchMedia('(any-pointer: coarse)').matches

/** A plan that is looked at day by day, at one zoom after the other, asks for the same ways again and again. */
const knownWays = new Map<string, readonly WayPart[]>()

/** Returns the way from one stop to the next as a map draws it. */
function groundWay(from: Position, to: Position): readonly WayPart[] {
  const key = [from.lat, from.lng, to.lat, to.lng].join()
  const way = knownWays.get(key) ?? wayBetween([from.lng, from.lat], [to.lng, to.lat])
  knownWays.set(key, way)
  return way
}

/** The map of a plan, which moves without React: it is given what to show, and reports which stop was pressed. */
export class RouteMap {
  readonly #map: L.Map
  readonly #labels: LabelLayer
  readonly #lines: L.LayerGroup
  readonly #ends: L.LayerGroup
  readonly #stops: StopLayer
  readonly #resizing: ResizeObserver
  #select: ((spotId: string) => void) | null = null
  #route: Route = { marks: [], paths: [] }
  /** The position to which each mark was put, see `#place`. */
  #places = new Map<string, L.LatLng>()
  #chosenId: string | null = null
  #isOverview = false
  #isByHand = false
  /** What the view was fitted to; a plan that changes in other ways leaves it to the traveller. */
  #fitted = ''

  constructor(container: HTMLElement, { isFree, ...options }: RouteMapOptions) {
    this.#map = createIslandMap(
      container,
      { ...options, start: null },
      { dragging: isFree || !isTouched(), scrollWheelZoom: isFree },
    )
    this.#labels = new LabelLayer(this.#map)
    this.#lines = layerGroup().addTo(this.#map)
    this.#ends = layerGroup().addTo(this.#map)
    this.#stops = new StopLayer(this.#map, {
      onPress: (spotId) => this.#select?.(spotId),
      onFocus: (at) => this.#bringIntoSight(at),
    })
    this.#map.on('zoomend', () => this.#place())
    this.#map.on('dragstart zoomstart', () => (this.#isByHand = true))
    this.#resizing = new ResizeObserver(() => this.#resize())
    this.#resizing.observe(container)
  }

  /** Calls back with the stop that is pressed. */
  listen(select: (spotId: string) => void) {
    this.#select = select
  }

  show(route: Route, isOverview: boolean) {
    this.#route = route
    this.#isOverview = isOverview
    this.#stops.show(route.marks.filter(isStop), this.#chosenId, isOverview)
    const positions = route.marks.map(({ lat, lng }) => `${lat} ${lng}`).join()
    if (positions !== this.#fitted) this.fit()
    this.#fitted = positions
    this.#place()
  }

  choose(spotId: string | null) {
    this.#chosenId = spotId
    this.#stops.show(this.#route.marks.filter(isStop), spotId, this.#isOverview)
    const chosen = spotId === null ? undefined : this.#places.get(spotId)
    if (chosen !== undefined) this.#bringIntoSight(chosen)
  }

  /** Shows all there is; of an empty route the island. */
  fit() {
    const positions = this.#route.marks.map(({ lat, lng }): L.LatLngTuple => [lat, lng])
    if (positions.length === 0) showIsland(this.#map)
    else {
      const maxZoom = positions.length === 1 ? LONE_ZOOM_MAX : FIT_ZOOM_MAX
      this.#map.fitBounds(latLngBounds(positions), { ...FIT_MARGIN, maxZoom, animate: false })
    }
    this.#isByHand = false
  }

  showTiles(tiles: Tiles) {
    addTiles(this.#map, tiles)
  }

  zoomBy(steps: 1 | -1) {
    this.#map.zoomIn(steps)
  }

  remove() {
    this.#resizing.disconnect()
    this.#map.remove()
  }

  #resize() {
    this.#map.invalidateSize({ pan: false })
    if (!this.#isByHand) this.fit()
  }

  /** Puts everything where it is legible at this zoom; lines follow the pins. */
  #place() {
    const { marks, paths } = this.#route
    const at = marks.map((mark) => this.#map.latLngToLayerPoint(mark))
    const distance = this.#isOverview ? SMALL_PIN_DISTANCE : PIN_DISTANCE
    const scale = typeScale().drawings
    const spread = spreadApart(at, distance * scale, SPREAD_REACH * scale)
    this.#places = new Map(
      marks.map(({ key }, index) => [
        key,
        this.#map.layerPointToLatLng([spread[index]?.x ?? 0, spread[index]?.y ?? 0]),
      ]),
    )
    this.#lines.clearLayers()
    for (const { dayIndex, keys } of paths)
      for (const [index, key] of keys.slice(1).entries()) this.#addLeg(keys[index], key, dayIndex)
    const tags = this.#tags(spread)
    this.#ends.clearLayers()
    for (const mark of marks) {
      const place = this.#places.get(mark.key)
      if (place === undefined) continue
      if (mark.kind === 'STOP') this.#stops.move(mark.key, place, tags.get(mark.key) ?? null)
      else this.#ends.addLayer(createEndMarker(mark, place))
    }
    this.#labels.show([...this.#places.values()])
  }

  /** Draws a way along the roads as far as there are any, and from pin to pin, wherever these were put. */
  #addLeg(from: string | undefined, to: string, dayIndex: number) {
    const [start, end] = [from, to].map((key) => this.#route.marks.find((mark) => mark.key === key))
    const [startPin, endPin] = [this.#places.get(from ?? ''), this.#places.get(to)]
    if (start === undefined || end === undefined || startPin === undefined || endPin === undefined) return
    const ways = groundWay(start, end)
    for (const [index, { path, isOnRoad }] of ways.entries()) {
      const line: L.LatLngExpression[] = path.map(([lng, lat]): L.LatLngTuple => [lat, lng])
      if (index === 0) line[0] = startPin
      if (index === ways.length - 1) line[line.length - 1] = endPin
      const day = this.#isOverview ? dayClass(dayIndex) : ''
      const className = `plan-route ${isOnRoad ? 'is-on-road' : ''} ${day}`
      this.#lines.addLayer(polyline(line, { className, interactive: false }))
    }
  }

  /** Returns which stops bear the name of their day, and where. */
  #tags(at: readonly PixelPoint[]): Map<string, TagSide> {
    if (!this.#isOverview) return new Map()
    // Pins and names grow alike, so that they lie as they would on a smaller map.
    const scale = typeScale().drawings
    const pins = this.#route.marks.map((mark, index) => {
      const { x = 0, y = 0 } = at[index] ?? {}
      const dayIndex = mark.kind === 'STOP' ? mark.dayIndex : null
      return { key: mark.key, dayIndex, at: this.#map.layerPointToContainerPoint([x, y]).divideBy(scale) }
    })
    return tagSides(pins, this.#map.getSize().divideBy(scale))
  }

  #bringIntoSight(position: L.LatLng) {
    this.#map.panInside(position, SIGHT_MARGIN)
  }
}

const isStop = (mark: Route['marks'][number]): mark is StopMark => mark.kind === 'STOP'

function createEndMarker(end: EndMark, place: L.LatLng): L.Marker {
  const size = END_SIZE * typeScale().drawings
  const icon = divIcon({ html: createEnd(end), className: '', iconSize: [size, size] })
  return createMarker(place, { icon, interactive: false, keyboard: false })
}
