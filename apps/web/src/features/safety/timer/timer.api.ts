import type { Timer, TimerAlert, TimerDraft } from '@honjeo/contract/safety/timer'
import type { FixDraft } from '@honjeo/contract/position'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnProof } from '#features/account/my-account.api.ts'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'

const KEY = ['check-ins']

const POLL_MS = 30_000
/** Once the time has come, each answer of a contact counts. */
const LATE_POLL_MS = 8_000
/** In the app one hears of one's own timer by the socket; this is for another device, and for a socket that is away. */
const IDLE_POLL_MS = 5 * 60_000
/** Screens that follow one another do not each ask. */
const FRESH_MS = 5_000

const pollOf = (timer: Timer | null | undefined) => {
  if (timer === undefined || timer === null) return IDLE_POLL_MS
  if (timer.ending !== null) return false
  return timer.stage === 'ACTIVE' ? POLL_MS : LATE_POLL_MS
}

/** The timer that runs, or null. */
export const currentTimerQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'current'],
    queryFn: async ({ signal }) => (await request('GET /api/check-ins/current', {}, { signal })).checkIn,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => pollOf(state.data),
    refetchOnReconnect: true,
  })

export const timerQuery = (checkInId: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', checkInId],
    queryFn: ({ signal }) => request('GET /api/check-ins/:checkInId', { params: { checkInId } }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => pollOf(state.data),
    refetchOnReconnect: true,
  })

export const pastTimersQuery = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'past'],
    queryFn: ({ pageParam: cursor, signal }) => request('GET /api/check-ins', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const pinStateQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'pins'],
    queryFn: ({ signal }) => request('GET /api/check-ins/pins', {}, { signal }),
    staleTime: 60_000,
  })

export const startTimer = (draft: TimerDraft, idempotencyKey: string) =>
  request('POST /api/check-ins', { body: draft }, { idempotencyKey })

export const sendSos = (fix: FixDraft | undefined, idempotencyKey: string) =>
  request('POST /api/check-ins/sos', { body: { ...(fix && { fix }) } }, { idempotencyKey })

export const changeTimer = (checkInId: number, body: { plannedAt?: string; fix?: FixDraft }) =>
  request('PATCH /api/check-ins/:checkInId', { params: { checkInId }, body })

export type EndWay = 'done' | 'cancel'

export const endTimer = (checkInId: number, way: EndWay, pin?: string) => {
  const call = { params: { checkInId }, body: { ...(pin !== undefined && { pin }) } }
  return way === 'done'
    ? request('POST /api/check-ins/:checkInId/done', call)
    : request('POST /api/check-ins/:checkInId/cancel', call)
}

export const savePins = (body: { pin: string; duressPin: string; currentPin?: string } & Partial<OwnProof>) =>
  request('PUT /api/check-ins/pins', { body })

export const removePins = (pin: string) => request('DELETE /api/check-ins/pins', { body: { pin } })

/** The link by which a member sees an alert that they were sent. */
export const ownAlertQuery = (checkInId: number) =>
  queryOptions({
    queryKey: [...KEY, 'own-alert', checkInId],
    queryFn: ({ signal }) => request('GET /api/check-ins/:checkInId/alert', { params: { checkInId } }, { signal }),
    gcTime: 0,
  })

export const alertQuery = (token: string) =>
  queryOptions({
    queryKey: ['check-in-alerts', token],
    queryFn: ({ signal }) => request('GET /api/check-in-alerts/:token', { params: { token } }, { signal }),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : LATE_POLL_MS),
    refetchOnReconnect: true,
  })

const isOver = (alert: TimerAlert | undefined) => alert?.isDrill === true || (alert?.ending ?? null) !== null

export const acknowledgeAlert = (token: string) =>
  request('POST /api/check-in-alerts/:token/acknowledge', { params: { token } })

export const resolveAlert = (token: string) =>
  request('POST /api/check-in-alerts/:token/resolve', { params: { token } })

/** Shows a timer everywhere as the server answered it, and nothing that was known before. */
export function showTimer(queryClient: QueryClient, timer: Timer): void {
  queryClient.setQueryData(timerQuery(timer.checkInId).queryKey, timer)
  queryClient.setQueryData(currentTimerQuery().queryKey, (current) => {
    if (timer.ending === null) return timer
    return current?.checkInId === timer.checkInId ? null : current
  })
  void queryClient.invalidateQueries({ queryKey: pastTimersQuery().queryKey })
}

/** Something has happened to one's timers: all that is shown of them is asked for again. */
export function refreshTimers(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY })
}
