import type { Timer } from '@honjeo/contract/safety/timer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRefusal } from '#lib/server/api-error.ts'
import { forgetCopy, keepCopy, readCopy } from '#lib/device/kept-copy.ts'
import { timerQuery, currentTimerQuery } from './timer.api.ts'

export interface SeenTimer {
  timer: Timer | undefined
  /** The time when what is shown while the server is out of reach was last heard of, ms by the device's clock. Null: it is the server's state. */
  seenAt: number | null
  /** The reason why it was not heard of since. */
  failure: Error | null
  /** The reason why there is nothing to show. */
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

/** One timer as the server has it, else as this device saw it last. */
export function useTimer(userId: number, checkInId: number): SeenTimer {
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt, failureReason, error, isFetching, refetch } = useQuery(timerQuery(checkInId))
  const isAway = failureReason !== null && !isRefusal(failureReason)
  const kept = isAway && data === undefined ? readKeptTimer(userId) : null
  const isKept = kept?.checkInId === checkInId

  useEffect(() => {
    if (data === undefined) return
    // The bar need not ask for what was just answered.
    queryClient.setQueryData(currentTimerQuery().queryKey, (current) => {
      if (data.ending === null) return data
      return current?.checkInId === data.checkInId ? null : current
    })
  }, [queryClient, data])

  return {
    timer: data ?? (isKept ? kept : undefined),
    seenAt: !isAway ? null : data !== undefined ? dataUpdatedAt : keptAt(userId),
    failure: failureReason,
    error: data === undefined && !isKept ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}

export interface CurrentTimer extends Pick<SeenTimer, 'error' | 'isRetrying' | 'retry'> {
  /** The timer that runs; null: none runs, undefined: not known. Out of reach of the server, the one that this device saw last. */
  timer: Timer | null | undefined
}

export function useCurrentTimer(userId: number): CurrentTimer {
  const { data, failureReason, error, isFetching, refetch } = useQuery(currentTimerQuery())
  useEffect(() => {
    if (data !== undefined) keepTimer(userId, data)
  }, [userId, data])
  const isAway = data === undefined && failureReason !== null && !isRefusal(failureReason)
  const kept = isAway ? (readKeptTimer(userId) ?? undefined) : undefined
  return {
    timer: data === undefined ? kept : data,
    error: data === undefined && kept === undefined ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}

const SUBJECT = 'check-in'

/** Keeps the timer that runs, for a page that is opened without a network; of one that has ended nothing stays. */
function keepTimer(userId: number, timer: Timer | null): void {
  if (timer === null || timer.ending !== null) forgetCopy(userId, SUBJECT)
  else keepCopy(userId, SUBJECT, timer)
}

/** The timer that ran when this device last heard of it. */
function readKeptTimer(userId: number): Timer | null {
  return readCopy(userId, SUBJECT, isTimer)?.value ?? null
}

/** Returns when that was, ms since 1970 by the device's clock. */
function keptAt(userId: number): number | null {
  const copy = readCopy(userId, SUBJECT, isTimer)
  return copy === null ? null : Date.parse(copy.savedAt)
}

/** Whether it is a timer, as far as a page needs it that shows it; an earlier version of the app may have kept something else. */
function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const { checkInId, title, plannedAt, graceMinutes, contacts, ending } = value as Partial<Record<keyof Timer, unknown>>
  return (
    typeof checkInId === 'number' &&
    typeof title === 'string' &&
    typeof plannedAt === 'string' &&
    typeof graceMinutes === 'number' &&
    Array.isArray(contacts) &&
    ending === null
  )
}
