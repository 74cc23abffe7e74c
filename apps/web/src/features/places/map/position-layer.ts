import type * as L from 'leaflet'
import type { Fix } from '#lib/geolocation.ts'
import { circle, createMarker, divIcon, layerGroup } from './leaflet.ts'

/** px */
const DOT_SIZE = 20

/** Where one is: a dot within the circle one may be in. */
export class PositionLayer {
  readonly #layers: L.LayerGroup

  constructor(map: L.Map) {
    this.#layers = layerGroup().addTo(map)
  }

  show({ lat, lng, accuracyM }: Fix) {
    const icon = divIcon({ className: 'map-me', iconSize: [DOT_SIZE, DOT_SIZE] })
    this.#layers
      .clearLayers()
      .addLayer(circle([lat, lng], { radius: accuracyM, interactive: false, className: 'map-accuracy' }))
      .addLayer(createMarker([lat, lng], { icon, interactive: false, keyboard: false }))
  }
}
