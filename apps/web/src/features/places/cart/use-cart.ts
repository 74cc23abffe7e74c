import { type Position, metresBetween } from '@honjeo/contract/values/geo'
import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { SAVED_SORTS, type SavedSort } from '@honjeo/contract/values/enums'
import { SAVED_PLACES_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { createListShelf, useKept } from '#features/kept/shelf.ts'
import { toast } from '#ui/overlay/toast.ts'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { positionQuery } from '../places.api.ts'
import { savedPlacesQuery } from '../saved/saved.api.ts'
import { usePosition } from '../use-position.ts'
import { toggled } from './selection.ts'

const DEFAULT_SORT: SavedSort = 'SAVED'

/** The saved places in the order that the address asks for, or the default one where it cannot be had. */
export function useCart() {
  const [params, setParams] = useSearchParams()
  const wanted = SAVED_SORTS.find((each) => each === params.get('sort')) ?? DEFAULT_SORT
  const isNeeded = wanted === 'DISTANCE'
  const { position, state: positionState, askAgain } = usePosition(isNeeded)
  const sort = isNeeded && position === undefined ? DEFAULT_SORT : wanted
  const list = useInfiniteQuery({
    ...savedPlacesQuery(sort, sort === 'DISTANCE' ? position : undefined),
    refetchOnReconnect: true,
  })

  return {
    list,
    sort,
    positionState,
    askAgain,
    changeSort: (next: SavedSort) => setParams(next === DEFAULT_SORT ? {} : { sort: next }, { replace: true }),
    /** Resolves to all saved places, also those that no scrolling has brought yet. */
    loadAll: async () => {
      let { data, hasNextPage } = list
      while (hasNextPage) {
        // Joins a page that is on its way already.
        const result = await list.fetchNextPage({ cancelRefetch: false, throwOnError: true })
        ;({ data, hasNextPage } = result)
      }
      return data?.places ?? []
    },
  }
}

const LIST = 'saved-places'
const shelf = createListShelf<SavedPlace>()

interface ShownCart {
  data: { places: readonly SavedPlace[]; totalCount: number } | undefined
  failureReason: Error | null
}

/** Keeps the saved places as they are listed, with how far they are where that is known, and finds them on the device. */
export function useKeptCart({ data, failureReason }: ShownCart) {
  const { data: position } = useQuery(positionQuery(false))
  const seen = useMemo(
    () =>
      data && {
        list: LIST,
        items: data.places.slice(0, SAVED_PLACES_OFFLINE_MAX).map((place) => withDistance(place, position)),
        totalCount: data.totalCount,
      },
    [data, position],
  )
  return useKept({ shelf, id: LIST, seen, failure: failureReason })
}

function withDistance(place: SavedPlace, position: Position | undefined): SavedPlace {
  if (place.distance !== null || position === undefined) return place
  return { ...place, distance: metresBetween(position, place) }
}

const NONE: ReadonlySet<number> = new Set()

/** The saved places that are chosen while they are edited; back ends that first. */
export function useCartSelection(loadAll: () => Promise<SavedPlace[]>) {
  const [isEditing, setEditing] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const [isChoosingAll, setChoosingAll] = useState(false)

  function stop() {
    setEditing(false)
    setChosen(NONE)
  }
  useCloseOnBack(isEditing, stop)

  async function chooseAll() {
    setChoosingAll(true)
    try {
      setChosen(new Set((await loadAll()).map(({ contentId }) => contentId)))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setChoosingAll(false)
    }
  }

  return {
    isEditing,
    chosen,
    isChoosingAll,
    start: () => setEditing(true),
    stop,
    toggle: (contentId: number) => setChosen(toggled(chosen, contentId)),
    chooseAll: () => void chooseAll(),
    chooseNone: () => setChosen(NONE),
  }
}

export type CartSelection = ReturnType<typeof useCartSelection>
