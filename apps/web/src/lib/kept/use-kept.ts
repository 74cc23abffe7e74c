import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, isRefusal } from '../api-error.ts'
import { useSession } from '../session.ts'
import type { Kept, Shelf } from './shelf.ts'

/**
 * NOT_NEEDED: the thing is there, being asked for, or refused. While no answer comes: LOOKING on the device, then KEPT, or
 * MISSING where it was not seen here lately.
 */
export type KeptState<Value> =
  | { state: 'NOT_NEEDED' | 'LOOKING' | 'MISSING' }
  | { state: 'KEPT'; row: Kept<Value>; failure: Error }

export interface UseKeptOptions<Value> {
  shelf: Shelf<Value>
  id: IDBValidKey
  /** What is seen now, the same object as long as it is the same; undefined while there is none. */
  seen: Value | undefined
  /** Why there is none, at the first failure already: the tries that follow take seconds. */
  failure: Error | null
}

/** Deleted, or no longer the member's. */
const GONE = new Set([403, 404])

/** Keeps what a member sees on this device, and finds it there while the server is out of reach. */
export function useKept<Value extends object>({ shelf, id, seen, failure }: UseKeptOptions<Value>): KeptState<Value> {
  const userId = useSession()?.userId
  const isAway = seen === undefined && failure !== null && !isRefusal(failure)
  const isGone = failure instanceof ApiError && GONE.has(failure.status)

  useEffect(() => {
    if (userId === undefined) return
    // Where nothing can be kept, it is read with a network only.
    if (isGone) shelf.drop(id).catch(() => undefined)
    else if (seen !== undefined)
      shelf.keep({ ...seen, userId, savedAt: new Date().toISOString() }).catch(() => undefined)
  }, [shelf, userId, id, seen, isGone])

  const { data: row, isError } = useQuery({
    queryKey: ['kept', shelf.name, userId, id],
    queryFn: isAway && userId !== undefined ? () => shelf.find(userId, id) : skipToken,
    retry: false,
    gcTime: 0,
  })
  if (!isAway) return { state: 'NOT_NEEDED' }
  if (row === undefined) return { state: isError ? 'MISSING' : 'LOOKING' }
  return row === null ? { state: 'MISSING' } : { state: 'KEPT', row, failure }
}
