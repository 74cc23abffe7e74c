import { type Position, metresBetween } from '@honjeo/contract/values/geo'
import { useQuery } from '@tanstack/react-query'
import { PositionError } from '#lib/position/geolocation.ts'
import { positionGrantQuery, positionQuery } from './places.api.ts'

/** The state of a position that something needs. */
export type PositionState = 'unneeded' | 'known' | 'asking' | 'denied' | 'unavailable'

/** The position of this device. The traveller is asked only for what needs it; where that was allowed before, it is read anyway. */
export function usePosition(isNeeded: boolean) {
  const { data: isGranted = false } = useQuery(positionGrantQuery())
  const { data: position, error, isFetching, refetch } = useQuery(positionQuery(isNeeded || isGranted))

  function state(): PositionState {
    if (!isNeeded) return 'unneeded'
    if (position !== undefined) return 'known'
    if (isFetching || error === null) return 'asking'
    return error instanceof PositionError && error.problem === 'denied' ? 'denied' : 'unavailable'
  }
  return { position, state: state(), askAgain: () => void refetch() }
}

/** The position, where it is known: on the server nowhere, which draws twenty cards of a list and need not ask for each. */
const useKnownPosition = typeof window === 'undefined' ? () => undefined : () => useQuery(positionQuery(false)).data

/** Metres to a place once the position is known: as the server counted them, or counted here, where no list is asked for again. */
export function useDistance(place: Position & { distance: number | null }): number | null {
  const position = useKnownPosition()
  if (place.distance !== null) return place.distance
  return position === undefined ? null : metresBetween(position, place)
}
