import type { Position } from '@honjeo/contract/values/geo'
import { MEETING_ACCURACY_MAX_M } from '@honjeo/contract/values/limits'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPositionGranted, readFix } from '#lib/position/geolocation.ts'

const FRESH_MS = 60_000
/** Two who look at each other's phones wait no longer for a satellite. */
const PATIENCE_MS = 4000

/** Measures where this device is, as surely as it takes to say that another is near. Rejects without such a position. */
const meetingPlaceQuery = queryOptions({
  queryKey: ['meeting-place'],
  queryFn: async (): Promise<Position> => {
    const { lat, lng, accuracyM } = await readFix({ isPrecise: true, timeoutMs: PATIENCE_MS, maximumAgeMs: FRESH_MS })
    if (accuracyM > MEETING_ACCURACY_MAX_M) throw new Error('The position is not sure enough.')
    return { lat, lng }
  },
  retry: false,
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
})

export interface MeetingPlace {
  /** Whether the member may still be asked, was asked in vain, is waited for, or the place is known. */
  state: 'ask' | 'without' | 'reading' | 'known'
  place: Position | undefined
  ask: () => void
  /** Returns the place of this moment; undefined without one. Waits a few seconds where it is being read, and asks no one. */
  read: () => Promise<Position | undefined>
}

/** The place of this device for a code. It is read where that was allowed before, and asked for by a tap alone. */
export function useMeetingPlace(): MeetingPlace {
  const queryClient = useQueryClient()
  const [wasAsked, setAsked] = useState(false)
  const granted = useQuery({ queryKey: ['meeting-place-grant'], queryFn: isPositionGranted, gcTime: 0, retry: false })
  const isWanted = wasAsked || granted.data === true
  const { data, isError, refetch } = useQuery({
    ...meetingPlaceQuery,
    enabled: isWanted,
    refetchInterval: FRESH_MS,
    networkMode: 'always',
  })
  const place = isError ? undefined : data

  function state(): MeetingPlace['state'] {
    if (place !== undefined) return 'known'
    if (isError) return 'without'
    return isWanted || granted.isPending ? 'reading' : 'ask'
  }
  return {
    state: state(),
    place,
    ask: () => {
      if (wasAsked) void refetch()
      setAsked(true)
    },
    read: async () => (isWanted ? queryClient.fetchQuery(meetingPlaceQuery).catch(() => undefined) : undefined),
  }
}
