import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { positionQuery } from '../places.api.ts'
import { PositionError } from '#lib/geolocation.ts'
import { fixQuery } from './map.api.ts'
import type { PlaceMap } from './place-map.ts'

/** Why the map did not go to where one is. */
export type MapPositionProblem = 'denied' | 'unavailable' | 'elsewhere'

/** Where one is: shown on the map once it was asked for. */
export function useMyPosition(map: PlaceMap | null) {
  const { data: fix, isFetching, refetch } = useQuery(fixQuery)
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<MapPositionProblem | null>(null)

  useEffect(() => {
    if (fix === undefined) return
    map?.showPosition(fix)
    // For the distances, wherever they stand.
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
