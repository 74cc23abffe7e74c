import type { Position } from '@honjeo/contract/values/geo'
import { summit } from '@honjeo/island/contours'
import { type Label, labels } from '@honjeo/island/labels'
import type * as L from 'leaflet'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { circle, createMarker, divIcon, layerGroup } from './leaflet.ts'
import { typeScale } from './type-scale.ts'
import { isCovered, labelsAt } from './visible-labels.ts'

/** The pane of the names lies above tiles and drawing, below all that can be pressed. */
const PANE = 'labels'
const PANE_LEVEL = '450'

const ALL: readonly Label[] = [{ name: summit.name, kind: 'peak', rank: 1, position: summit.position }, ...labels]

/** The island's names: the nearer one looks, the more of them, and none half behind a mark. */
export class LabelLayer {
  readonly #map: L.Map
  readonly #labels = ALL.map((label) => ({ ...label, marker: createLabel(label) }))

  constructor(map: L.Map) {
    this.#map = map
    map.createPane(PANE).style.zIndex = PANE_LEVEL
  }

  /** Shows the names of this zoom that none of the marks covers. */
  show(marks: readonly Position[]) {
    const points = marks.map((mark) => this.#map.latLngToLayerPoint(mark))
    const scale = typeScale()
    const wanted = new Set(labelsAt(this.#labels, this.#map.getZoom(), scale))
    for (const label of this.#labels) {
      const at = this.#map.latLngToLayerPoint(label.marker.getLatLng())
      // Adding what is there, or removing what is not, does nothing.
      const isShown = wanted.has(label) && !isCovered(label.name, label.rank === 1, at, points, scale)
      if (isShown) label.marker.addTo(this.#map)
      else label.marker.remove()
    }
  }
}

function createLabel({ name, kind, rank, position: [lng, lat] }: Label): L.Marker {
  const html = document.createElement('span')
  html.textContent = name
  // The name is Korean whatever the app speaks: a reader says it right, and finds it on the signs.
  html.lang = 'ko'
  const icon = divIcon({ html, className: `map-label is-${kind} ${rank === 1 ? 'is-major' : ''}` })
  return createMarker([lat, lng], { icon, pane: PANE, interactive: false, keyboard: false })
}

/** The width of the dot, in px. */
const DOT_SIZE = 20

/** Shows where one is: a dot within the circle one may be in. */
export class PositionLayer {
  readonly #layers: L.LayerGroup

  constructor(map: L.Map) {
    this.#layers = layerGroup().addTo(map)
  }

  show({ lat, lng, accuracyM }: DeviceFix) {
    const icon = divIcon({ className: 'map-me', iconSize: [DOT_SIZE, DOT_SIZE] })
    this.#layers
      .clearLayers()
      .addLayer(circle([lat, lng], { radius: accuracyM, interactive: false, className: 'map-accuracy' }))
      .addLayer(createMarker([lat, lng], { icon, interactive: false, keyboard: false }))
  }
}

/**
 * Puts the markers' elements into this order, which is the keyboard's. Only what is in the wrong place is moved: an
 * element that moves loses the focus.
 */
export function orderMarks(markers: Iterable<L.Marker>): void {
  let last: Element | null = null
  for (const marker of markers) {
    const element = marker.getElement()
    if (element === undefined) continue
    const next: Element | null | undefined =
      last === null ? element.parentElement?.firstElementChild : last.nextElementSibling
    if (next !== element) element.parentElement?.insertBefore(element, next ?? null)
    last = element
  }
}
