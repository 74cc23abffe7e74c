import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { SAVED_PLACES_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createListShelf } from '#lib/kept/list-shelf.ts'
import { useKept } from '#lib/kept/use-kept.ts'
import { distanceBetween } from '#lib/distance.ts'
import { positionQuery } from '../places.api.ts'
import type { Position } from '#lib/position.ts'

const LIST = 'saved-places'
const shelf = createListShelf<SavedPlace>()

export interface ShownCart {
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
  return { ...place, distance: distanceBetween(position, place) }
}
