import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type * as L from 'leaflet'
import { orderMarks } from '#features/map/layers.ts'
import { createMarker, divIcon } from '#features/map/leaflet.ts'
import { typeScale } from '#features/map/type-scale.ts'
import { formatCount } from '#lib/text/numbers.ts'
import { CATEGORY_LABELS } from '../labels.ts'
import { iconId } from './category-icons.tsx'
import type { MapMark } from './cluster-index.ts'

/** The width that a finger can hit, in px. */
const SIZE = 44
/** The offset that lifts the chosen mark above its neighbours, whatever their latitude. */
const CHOSEN_OFFSET = 10_000

export interface MarkHandlers {
  onPress: (mark: MapMark) => void
  /** Is called when it got the focus by keyboard, maybe beyond what can be seen. */
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
    const size = SIZE * typeScale().drawings
    const icon = divIcon({ html: button, className: 'map-mark-place', iconSize: [size, size] })
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

const SVG = 'http://www.w3.org/2000/svg'

/** The numbers of places from which on a group's circle is drawn larger. */
const LARGE_FROM = 10
const HUGE_FROM = 50

/** Draws a mark into its button, whatever it was before. */
function drawMark(button: HTMLButtonElement, mark: MapMark, isChosen: boolean): void {
  if (mark.kind === 'cluster') drawCluster(button, mark.count)
  else drawPlace(button, mark.point.title, mark.point.contentTypeId, isChosen)
}

function drawCluster(button: HTMLButtonElement, count: number) {
  const number = formatCount(count)
  const size = count >= HUGE_FROM ? 'is-huge' : count >= LARGE_FROM ? 'is-large' : ''
  button.removeAttribute('aria-pressed')
  button.setAttribute('aria-label', t`장소 ${number} 곳이 모여 있어요. 가까이 보기`)
  button.replaceChildren(element('span', `map-cluster ${size}`, number))
}

function drawPlace(
  button: HTMLButtonElement,
  title: string,
  contentTypeId: keyof typeof CATEGORY_LABELS,
  isChosen: boolean,
) {
  const pin = element('span', `map-pin map-pin-${contentTypeId}`)
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${iconId(contentTypeId)}`)
  icon.append(use)
  pin.append(icon)
  button.setAttribute('aria-pressed', String(isChosen))
  button.setAttribute('aria-label', `${title}, ${i18n._(CATEGORY_LABELS[contentTypeId])}`)
  button.replaceChildren(pin, ...(isChosen ? [element('span', 'map-pin-title', title)] : []))
}

function element(tag: 'span', className: string, text = ''): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}
