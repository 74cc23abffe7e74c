import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { formatArea, formatView, type MapArea, type MapView, parseArea, parseView } from '#features/map/map-area.ts'
import { parsePlaceFilters, type PlaceFilters, withPlaceFilters } from '../place-filters.ts'

/** What of the map is in the address, so that coming back finds it as it was. */
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

/** What a step of the history says about itself: it was made by opening a panel, so that back closes it. */
interface PanelState {
  isPanel: true
}

const isPanel = (state: unknown) => (state as PanelState | null)?.isPanel === true

/** The map's address: filters, panels, and what to come back to. */
export function useMapAddress() {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation() as { state: unknown; key: string }
  const navigate = useNavigate()
  const leftKey = useRef('')
  const replace = (next: URLSearchParams) => setParams(next, { replace: true, preventScrollReset: true, state })
  const address = parseMapAddress(params)
  const isOpen = address.placeId !== null || address.isListOpen

  function open(panel: Partial<Pick<MapAddress, 'placeId' | 'isListOpen'>>) {
    const next = withMapAddress(params, panel)
    const isSwap = address.placeId !== null
    if (isSwap) replace(next)
    else setParams(next, { preventScrollReset: true, state: { isPanel: true } satisfies PanelState })
  }

  /** Closes the uppermost panel: the card, or else the list. */
  function close() {
    // Going back takes a moment: a second tap meanwhile would leave the map.
    if (!isOpen || leftKey.current === key) return
    leftKey.current = key
    if (isPanel(state)) void navigate(-1)
    else replace(withMapAddress(params, address.placeId === null ? { isListOpen: false } : { placeId: null }))
  }

  return {
    ...address,
    filters: parsePlaceFilters(params),
    changeFilters: (changes: Partial<PlaceFilters>) =>
      replace(withPlaceFilters(params, { ...parsePlaceFilters(params), ...changes })),
    open,
    close,
    isOpen,
    /** Whether one is on the way back: the address is that of the closed panel until one has arrived. */
    isLeaving: () => leftKey.current === key,
  }
}

/**
 * Keeps the address at what the map shows, whichever entry of the history one is on; null writes nothing yet. While one is
 * leaving an entry it is left alone: the address would be written over the one that is arrived at.
 */
export function useWrittenAddress(shown: Pick<MapAddress, 'view' | 'area'> | null, isLeaving: () => boolean) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  // Replacing the address now would call off where the traveller is going.
  const isIdle = useNavigation().state === 'idle'
  const text = shown === null ? null : withMapAddress(params, shown).toString()
  const write = useEffectEvent((next: string) => {
    if (!isLeaving()) setParams(next, { replace: true, preventScrollReset: true, state })
  })

  useEffect(() => {
    if (isIdle && text !== null && text !== params.toString()) write(text)
  }, [isIdle, text, params])
}
