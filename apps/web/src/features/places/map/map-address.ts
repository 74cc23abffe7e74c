import { formatArea, formatView, type MapArea, type MapView, parseArea, parseView } from './map-area.ts'

/** What of the map stands in the address, so that coming back finds it as it was. */
export interface MapAddress {
  view: MapView | null
  /** The area whose places are shown; the map may have moved on since. */
  area: MapArea | null
  /** The place whose card is open. */
  placeId: number | null
  isListOpen: boolean
}

export function parseMapAddress(params: URLSearchParams): MapAddress {
  const placeId = Number(params.get('place'))
  return {
    view: parseView(params.get('view')),
    area: parseArea(params.get('area')),
    placeId: Number.isSafeInteger(placeId) && placeId > 0 ? placeId : null,
    isListOpen: params.has('list'),
  }
}

/** The same address with these changes; what is not the map's stays. */
export function withMapAddress(params: URLSearchParams, changes: Partial<MapAddress>): URLSearchParams {
  const { view, area, placeId, isListOpen } = { ...parseMapAddress(params), ...changes }
  const next = new URLSearchParams(params)
  const texts = {
    view: view && formatView(view),
    area: area && formatArea(area),
    place: placeId === null ? null : String(placeId),
    list: isListOpen ? '1' : null,
  }
  for (const [name, text] of Object.entries(texts)) {
    if (text === null) next.delete(name)
    else next.set(name, text)
  }
  return next
}
