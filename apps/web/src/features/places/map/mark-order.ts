import type * as L from 'leaflet'

/**
 * Puts the markers' elements into this order, which is the keyboard's. Only what stands in the wrong place is moved: an
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
