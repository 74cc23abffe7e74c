import type * as L from 'leaflet'
import type { MapMark } from './cluster-index.ts'
import { drawMark } from './mark-button.ts'
import { createMarker, divIcon } from './leaflet.ts'
import { orderMarks } from './mark-order.ts'

/** px; what a finger can hit */
const SIZE = 44
/** Above its neighbours, whatever their latitude. */
const CHOSEN_OFFSET = 10_000

export interface MarkHandlers {
  onPress: (mark: MapMark) => void
  /** It got the focus by keyboard, maybe beyond what can be seen. */
  onFocus: (mark: MapMark) => void
}

interface ShownMark {
  marker: L.Marker
  button: HTMLButtonElement
  mark: MapMark
  /** What the button shows, to leave it alone while that stays the same. */
  look: string
}

const lookOf = (mark: MapMark, isChosen: boolean) =>
  mark.kind === 'cluster' ? `cluster ${mark.count}` : `place ${mark.point.id} ${isChosen}`

/** The buttons on the map. Those that stay in view keep their elements, and with them the focus. */
export class MarkLayer {
  readonly #map: L.Map
  readonly #handlers: MarkHandlers
  #shown = new Map<number, ShownMark>()

  constructor(map: L.Map, handlers: MarkHandlers) {
    this.#map = map
    this.#handlers = handlers
  }

  /** Makes `marks` the ones on the map, in this order for the keyboard. */
  show(marks: readonly MapMark[], chosenId: number | null) {
    const before = this.#shown
    this.#shown = new Map()
    for (const mark of marks) {
      const shown = before.get(mark.key) ?? this.#add(mark)
      before.delete(mark.key)
      this.#update(shown, mark, chosenId)
      this.#shown.set(mark.key, shown)
    }
    for (const { marker } of before.values()) marker.remove()
    orderMarks([...this.#shown.values()].map(({ marker }) => marker))
  }

  /** Puts the focus on a place's button; false when it is not on the map. */
  focus(placeId: number): boolean {
    const shown = [...this.#shown.values()].find(({ mark }) => mark.kind === 'place' && mark.point.id === placeId)
    shown?.button.focus({ preventScroll: true })
    return shown !== undefined
  }

  #add(mark: MapMark): ShownMark {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'map-mark'
    const icon = divIcon({ html: button, className: 'map-mark-place', iconSize: [SIZE, SIZE] })
    // The button inside is what the keyboard finds.
    const marker = createMarker([mark.lat, mark.lng], { icon, keyboard: false, autoPanOnFocus: false }).addTo(this.#map)
    const shown: ShownMark = { marker, button, mark, look: '' }
    marker.on('click', () => this.#handlers.onPress(shown.mark))
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) this.#handlers.onFocus(shown.mark)
    })
    return shown
  }

  #update(shown: ShownMark, mark: MapMark, chosenId: number | null) {
    const isChosen = mark.kind === 'place' && mark.point.id === chosenId
    const look = lookOf(mark, isChosen)
    if (look !== shown.look) {
      drawMark(shown.button, mark, isChosen)
      shown.marker.setZIndexOffset(isChosen ? CHOSEN_OFFSET : 0)
      shown.look = look
    }
    if (mark.lat !== shown.mark.lat || mark.lng !== shown.mark.lng) shown.marker.setLatLng(mark)
    shown.mark = mark
  }
}
