import type { PlacesInBox } from '@honjeo/contract/places'
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { IslandMapOptions } from '#features/map/island-map.ts'
import { formatBox, formatView, isInBox, isSameArea, type MapArea, type MapView } from '#features/map/map-area.ts'
import { useTiles } from '#features/map/use-tiles.ts'
import { PositionError, readFix } from '#lib/position/geolocation.ts'
import { request } from '#lib/server/http.ts'
import type { PlaceFilters } from '../place-filters.ts'
import { placeQuery, positionQuery } from '../places.api.ts'
import { type MapPoint, toPoints } from './cluster-index.ts'
import { type MapListener, PlaceMap } from './place-map.ts'
import { useMapAddress, useWrittenAddress } from './map-address.ts'

const NO_POINTS: MapPoint[] = []

/** The state of the screen, most of it in the address: where the map is, what was searched, what is found and what is chosen. */
export function useMapScreen() {
  const address = useMapAddress()
  const { placeId, filters, isListOpen, open, close } = address
  const [here, setHere] = useState<{ view: MapView; area: MapArea } | null>(null)
  const [searched, setSearched] = useState(address.area)
  // Coming back, the map may be elsewhere than where the places were searched.
  const [hasMoved, setMoved] = useState(address.area !== null)
  // Until the map has left its start, the plain address leads to the same view.
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

  const found = useQuery(mapPlacesQuery(searched, filters))
  const points = found.data?.points ?? NO_POINTS
  useEffect(() => map?.showPlaces(points), [map, points])

  useTiles(map)
  useChosen(map, points, placeId, isListOpen)

  return {
    ...address,
    container,
    map,
    found,
    /** The places in sight, in the order of the marks. */
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

/** Marks the place of the address, which the search need not have found: its own answer says where it is. */
function useChosen(map: LiveMap, points: MapPoint[], placeId: number | null, isFromList: boolean) {
  const { data: place } = useQuery({ ...placeQuery(placeId ?? 0), enabled: placeId !== null })
  const basic = place?.basic
  const chosen =
    placeId === null
      ? null
      : (points.find(({ id }) => id === placeId) ??
        (basic === undefined ? null : { ...basic, id: basic.contentId, isOpen: null }))
  const choose = useEffectEvent((on: LiveMap, id: number | null) => on?.choose(id === null ? null : chosen, isFromList))
  const chosenId = chosen?.id ?? null
  // This runs once for each place: moving the map back to it would take it from under the traveller's hand.
  useEffect(() => choose(map, chosenId), [map, chosenId])
}

interface PlaceMapState {
  /** Takes the element that becomes the map. */
  container: RefCallback<HTMLElement>
  map: PlaceMap | null
}

/** A map for as long as its element is on the page. */
function usePlaceMap(start: MapView | null, listener: MapListener): PlaceMapState {
  const { t } = useLingui()
  const [map, setMap] = useState<PlaceMap | null>(null)
  const [options] = useState<IslandMapOptions>(() => ({
    start,
    label: t`지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))

  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const created = new PlaceMap(element, options)
      setMap(created)
      return () => {
        setMap(null)
        created.remove()
      }
    },
    [options],
  )

  const handleView = useEffectEvent<MapListener['onView']>((...view) => listener.onView(...view))
  const handlePick = useEffectEvent<MapListener['onPick']>((point) => listener.onPick(point))
  const handleCrowd = useEffectEvent(() => listener.onCrowd())
  useEffect(() => {
    map?.listen({
      onView: (...view) => handleView(...view),
      onPick: (point) => handlePick(point),
      onCrowd: () => handleCrowd(),
    })
  }, [map])

  return { container, map }
}

/** The reason why the map did not go to where one is. */
export type MapPositionProblem = 'denied' | 'unavailable' | 'elsewhere'

/** The position of the traveller, shown on the map once it was asked for. */
export function useMyPosition(map: PlaceMap | null) {
  const { data: fix, isFetching, refetch } = useQuery(fixQuery)
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<MapPositionProblem | null>(null)

  useEffect(() => {
    if (fix === undefined) return
    map?.showPosition(fix)
    // The position serves the distances, wherever they are shown.
    queryClient.setQueryData(positionQuery(false).queryKey, { lat: fix.lat, lng: fix.lng })
  }, [map, fix, queryClient])

  async function find() {
    setProblem(null)
    const { data, error } = await refetch()
    if (error !== null)
      setProblem(error instanceof PositionError && error.problem === 'denied' ? 'denied' : 'unavailable')
    else if (data !== undefined && map?.goTo(data) === false) setProblem('elsewhere')
  }

  return {
    isFinding: isFetching,
    find: () => void find(),
    problem,
    dismissProblem: () => setProblem(null),
  }
}

const MINUTE_MS = 60_000

const toWholeZoom = (zoom: number) => Math.min(Math.max(Math.floor(zoom), MAP_ZOOM_MIN), MAP_ZOOM_MAX)

const toFound = (answer: PlacesInBox) => ({ points: toPoints(answer), isTruncated: answer.isTruncated })

/** The places of an area, best first; those of the area before stay until they have come. */
const mapPlacesQuery = (
  area: MapArea | null,
  { contentTypeId, open, facts }: Pick<PlaceFilters, 'contentTypeId' | 'open' | 'facts'>,
) =>
  queryOptions({
    queryKey: ['places', 'map', area, contentTypeId, open, facts],
    queryFn:
      area === null
        ? skipToken
        : ({ signal }) =>
            request(
              'GET /api/tourist-spots/map',
              {
                query: {
                  bbox: formatBox(area.box),
                  zoom: toWholeZoom(area.zoom),
                  contentTypeId: contentTypeId ?? undefined,
                  open: open || undefined,
                  facts: facts || undefined,
                },
              },
              { signal },
            ),
    select: toFound,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

/** The position of this device, asked only by `refetch`. */
const fixQuery = queryOptions({
  queryKey: ['places', 'fix'],
  queryFn: () => readFix(),
  enabled: false,
  retry: false,
  gcTime: 30 * MINUTE_MS,
})
