import type * as L from 'leaflet'
import { createMarker, divIcon } from '#features/places/map/leaflet.ts'
import { orderMarks } from '#features/places/map/mark-order.ts'
import type { StopMark } from './route.ts'
import { drawStop } from './route-pins.ts'
import type { TagSide } from './tag-sides.ts'

/** px; what a finger can hit */
const SIZE = 44
/** Above its neighbours, whatever their latitude. */
const CHOSEN_OFFSET = 10_000

export interface StopHandlers {
  onPress: (spotId: string) => void
  /** It got the focus by keyboard, maybe beyond what can be seen. */
  onFocus: (at: L.LatLng) => void
}

interface ShownStop {
  marker: L.Marker
  button: HTMLButtonElement
}

/** The numbered buttons. Those that stay keep their elements, and with them the focus. */
export class StopLayer {
  readonly #map: L.Map
  readonly #handlers: StopHandlers
  #shown = new Map<string, ShownStop>()

  constructor(map: L.Map, handlers: StopHandlers) {
    this.#map = map
    this.#handlers = handlers
  }

  /** Makes `stops` the ones on the map, in this order for the keyboard. */
  show(stops: readonly StopMark[], chosenId: string | null, isOverview: boolean) {
    const before = this.#shown
    this.#shown = new Map()
    for (const stop of stops) {
      const shown = before.get(stop.key) ?? this.#add(stop)
      before.delete(stop.key)
      drawStop(shown.button, stop, stop.key === chosenId, isOverview)
      shown.marker.setZIndexOffset(stop.key === chosenId ? CHOSEN_OFFSET : 0)
      this.#shown.set(stop.key, shown)
    }
    for (const { marker } of before.values()) marker.remove()
    orderMarks([...this.#shown.values()].map(({ marker }) => marker))
  }

  /** `tag`: the side on which the stop bears the name of its day; null where it bears none. */
  move(spotId: string, to: L.LatLng, tag: TagSide | null) {
    const shown = this.#shown.get(spotId)
    shown?.marker.setLatLng(to)
    if (tag === null) delete shown?.button.dataset['tag']
    else if (shown !== undefined) shown.button.dataset['tag'] = tag
  }

  #add({ key, lat, lng }: StopMark): ShownStop {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'map-mark'
    const icon = divIcon({ html: button, className: 'map-mark-place', iconSize: [SIZE, SIZE] })
    // The button inside is what the keyboard finds.
    const marker = createMarker([lat, lng], { icon, keyboard: false, autoPanOnFocus: false }).addTo(this.#map)
    marker.on('click', () => this.#handlers.onPress(key))
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) this.#handlers.onFocus(marker.getLatLng())
    })
    return { marker, button }
  }
}
