import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type * as L from 'leaflet'
import { orderMarks } from '#features/map/layers.ts'
import { createMarker, divIcon } from '#features/map/leaflet.ts'
import { typeScale } from '#features/map/type-scale.ts'
import { HUB_LABELS } from '../labels.ts'
import { dayClass, endIconId } from './route-legend.tsx'
import type { EndMark, StopMark } from './route.ts'
import type { TagSide } from './tag-sides.ts'

/** The width that a finger can hit, in px. */
const SIZE = 44
/** The offset that lifts the chosen stop above its neighbours, whatever their latitude. */
const CHOSEN_OFFSET = 10_000

export interface StopHandlers {
  onPress: (spotId: string) => void
  /** Is called when it got the focus by keyboard, maybe beyond what can be seen. */
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
    const size = SIZE * typeScale().drawings
    const icon = divIcon({ html: button, className: 'map-mark-place', iconSize: [size, size] })
    // The button inside is what the keyboard finds.
    const marker = createMarker([lat, lng], { icon, keyboard: false, autoPanOnFocus: false }).addTo(this.#map)
    marker.on('click', () => this.#handlers.onPress(key))
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) this.#handlers.onFocus(marker.getLatLng())
    })
    return { marker, button }
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** Draws a stop into its button, whatever it was before; with `isOverview` among the stops of other days. */
function drawStop(button: HTMLButtonElement, stop: StopMark, isChosen: boolean, isOverview: boolean): void {
  const { dayIndex, number, title } = stop
  const day = dayIndex + 1
  const drawn = [element('span', `plan-pin ${isOverview ? `is-small ${dayClass(dayIndex)}` : ''}`, String(number))]
  if (isChosen) drawn.push(element('span', 'map-pin-title', title))
  // The name of the day is seen on its one stop that has room for it, see tag-sides.ts.
  else if (isOverview) drawn.push(element('span', `plan-pin-tag ${dayClass(dayIndex)}`, t`${day}일차`))
  for (const part of drawn) part.setAttribute('aria-hidden', 'true')
  const name = element('span', 'sr-only', isOverview ? t`${day}일차 ${number}번 ${title}` : t`${number}번 ${title}`)
  button.setAttribute('aria-pressed', String(isChosen))
  button.replaceChildren(...drawn, name)
}

/** Draws where a day begins or ends: only to be seen. */
export function createEnd({ place, title }: EndMark): HTMLElement {
  const pin = element('span', 'plan-end')
  pin.setAttribute('role', 'img')
  pin.setAttribute('aria-label', place === 'STAY' ? t`숙소 ${title}` : i18n._(HUB_LABELS[place]))
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${endIconId(place)}`)
  icon.append(use)
  pin.append(icon)
  return pin
}

function element(tag: 'span', className: string, text = ''): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}
