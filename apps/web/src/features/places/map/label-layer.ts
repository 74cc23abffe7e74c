import { summit } from '@honjeo/island/contours'
import { type Label, labels } from '@honjeo/island/labels'
import type * as L from 'leaflet'
import type { Position } from '#lib/position.ts'
import { isCovered } from './label-cover.ts'
import { labelsAt } from './label-rank.ts'
import { createMarker, divIcon } from './leaflet.ts'

/** Above tiles and drawing, below whatever can be pressed. */
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
    const wanted = new Set(labelsAt(this.#labels, this.#map.getZoom()))
    for (const label of this.#labels) {
      const at = this.#map.latLngToLayerPoint(label.marker.getLatLng())
      // Adding what is there, or removing what is not, does nothing.
      if (wanted.has(label) && !isCovered(label.name, label.rank === 1, at, points)) label.marker.addTo(this.#map)
      else label.marker.remove()
    }
  }
}

function createLabel({ name, kind, rank, position: [lng, lat] }: Label): L.Marker {
  const html = document.createElement('span')
  html.textContent = name
  // Whatever the app speaks: a reader says it right, and finds it on the signs.
  html.lang = 'ko'
  const icon = divIcon({ html, className: `map-label is-${kind} ${rank === 1 ? 'is-major' : ''}` })
  return createMarker([lat, lng], { icon, pane: PANE, interactive: false, keyboard: false })
}
