import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { placeQuery } from '../places.api.ts'
import type { MapPoint } from './cluster-index.ts'
import { mapPlacesQuery } from './map.api.ts'
import { formatView, isInBox, isSameArea, type MapArea, type MapView } from './map-area.ts'
import { useMapAddress, useWrittenAddress } from './use-map-address.ts'
import { usePlaceMap } from './use-place-map.ts'
import { useTiles } from './use-tiles.ts'

const NO_POINTS: MapPoint[] = []

/** Where the map is, what was searched, what is found and what is chosen: the state of the screen, most of it in the address. */
export function useMapScreen() {
  const address = useMapAddress()
  const { placeId, filters, isListOpen, open, close } = address
  const [here, setHere] = useState<{ view: MapView; area: MapArea } | null>(null)
  const [searched, setSearched] = useState(address.area)
  // Coming back, the map may stand elsewhere than where the places were searched.
  const [hasMoved, setMoved] = useState(address.area !== null)
  // Until then the plain address leads to the same view.
  const [hasLeftStart, setLeftStart] = useState(address.view !== null)
  const pick = (point: MapPoint) => open({ placeId: point.id })

  const { container, map } = usePlaceMap(address.view, {
    onView: (view, area, isByHand) => {
      setHere({ view, area })
      if (here !== null && formatView(here.view) !== formatView(view)) setLeftStart(true)
      setSearched((before) => before ?? area)
      if (isByHand) setMoved(true)
    },
    onPick: pick,
    onCrowd: () => open({ placeId: null, isListOpen: true }),
  })
  useWrittenAddress(
    hasLeftStart && here !== null && searched !== null ? { view: here.view, area: searched } : null,
    address.isLeaving,
  )

  const found = useQuery(mapPlacesQuery(searched, filters.contentTypeId))
  const points = found.data?.points ?? NO_POINTS
  useEffect(() => map?.showPlaces(points), [map, points])

  useTiles(map)
  useChosen(map, points, placeId, isListOpen)

  return {
    ...address,
    container,
    map,
    found,
    /** In the order of the marks. */
    visible: here === null ? NO_POINTS : points.filter((point) => isInBox(point, here.area.box)),
    offersSearch: hasMoved && here !== null && searched !== null && !isSameArea(here.area, searched),
    searchHere: () => {
      if (here !== null) setSearched(here.area)
      setMoved(false)
      // The button goes, and with it the focus.
      map?.focus(null)
    },
    toggleList: () => (isListOpen && placeId === null ? close() : open({ placeId: null, isListOpen: true })),
    pick,
  }
}

type LiveMap = ReturnType<typeof usePlaceMap>['map']

/** Marks the place of the address, which the search need not have found: its own answer tells where it is. */
function useChosen(map: LiveMap, points: MapPoint[], placeId: number | null, isFromList: boolean) {
  const { data: place } = useQuery({ ...placeQuery(placeId ?? 0), enabled: placeId !== null })
  const basic = place?.basic
  const chosen =
    placeId === null
      ? null
      : (points.find(({ id }) => id === placeId) ?? (basic === undefined ? null : { ...basic, id: basic.contentId }))
  const choose = useEffectEvent((on: LiveMap, id: number | null) => on?.choose(id === null ? null : chosen, isFromList))
  const chosenId = chosen?.id ?? null
  // Once for each place: moving the map back to it would take it from under the traveller's hand.
  useEffect(() => choose(map, chosenId), [map, chosenId])
}
