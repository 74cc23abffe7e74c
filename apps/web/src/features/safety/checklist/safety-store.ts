import type { SafetyRecord } from '@honjeo/contract/safety/checklist'
import { SAFETY_ITEMS, safetyRate, safetyStreak } from '@honjeo/contract/values/safety'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { dayKey } from '#lib/text/dates.ts'
import { SAFETY_KEYS } from '#lib/device/unsent-safety.ts'
import { isClockWrong, onTimeProven, provenShift, serverNow } from '#lib/server/server-time.ts'
import { readSession, subscribeToSession } from '#lib/server/session.ts'
import {
  checkedCount,
  joined,
  type ActTime,
  ofToday,
  ofViewer,
  rateByDay,
  type SafetyData,
  withChecked,
  withProvenTimes,
  withSaved,
} from './safety-data.ts'
import { adopted } from './safety-news.ts'
import { readRecord, writeRecord } from './safety-record.ts'

export interface SafetyState {
  data: SafetyData
  /** Whether the device keeps it; false: it refuses to, and what was done lasts until the page is closed. */
  isKept: boolean
  /** The device's clock is wrong; days are those of the server. */
  isClockWrong: boolean
}

const MINUTE_MS = 60_000

/** The state is null until it was read. */
const store = createStore<{ state: SafetyState | null }>()(() => ({ state: null }))
let watchers = 0
let stopWatching = () => {}

const moment = (): ActTime => ({ now: new Date(serverNow()), isProven: provenShift() !== null })

/** What the device keeps, for the member who is here now and for today. */
function read(): SafetyData {
  const now = new Date(serverNow())
  const today = dayKey(now)
  const mine = ofViewer(readRecord(today), readSession()?.userId ?? null)
  return ofToday(proven(mine, now), today)
}

function proven(data: SafetyData, now: Date): SafetyData {
  const shiftMs = provenShift()
  return shiftMs === null ? data : withProvenTimes(data, shiftMs, now)
}

/** Keeps and shows what has become of it. Another tab hears only of what is new to it, or the two would never rest. */
function commit(data: SafetyData): void {
  const isNew = JSON.stringify(data) !== JSON.stringify(readRecord(data.date))
  const { state } = store.getState()
  const isKept = isNew ? writeRecord(data) : (state?.isKept ?? true)
  const next = { data, isKept, isClockWrong: isClockWrong() }
  if (JSON.stringify(next) !== JSON.stringify(state)) store.setState({ state: next })
}

const refresh = () => commit(read())

export const checkItems = (itemIds: readonly string[], checked: boolean): void =>
  commit(withChecked(read(), itemIds, checked, moment()))

/** Keeps the list's rate as that of today. */
export const saveRate = (): void => commit(withSaved(read(), moment()))

/** Takes over what the server answered a member to what they had sent. */
export function adoptAnswer(userId: number, sent: SafetyRecord, answer: SafetyRecord): void {
  const data = read()
  if (data.ownerId === userId) commit(adopted(data, sent, answer))
}

/** What this tab knows and the other one has just written over is not lost. */
function handleStorage({ key, newValue }: StorageEvent): void {
  const isOurs = key === null || key === SAFETY_KEYS.check || key === SAFETY_KEYS.stats
  if (!isOurs) return
  const { state } = store.getState()
  commit(state === null || newValue === null ? read() : joined(read(), state.data))
}

/** Timers sleep with the phone, so that looking at the app asks as well whether it is still today. */
function watch(): () => void {
  const timer = setInterval(refresh, MINUTE_MS)
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', refresh)
  document.addEventListener('visibilitychange', refresh)
  const stops = [subscribeToSession(refresh), onTimeProven(refresh)]
  return () => {
    clearInterval(timer)
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', refresh)
    document.removeEventListener('visibilitychange', refresh)
    for (const stop of stops) stop()
  }
}

export function subscribeToSafety(listener: () => void): () => void {
  const stopListening = store.subscribe(listener)
  watchers += 1
  if (watchers === 1) {
    stopWatching = watch()
    refresh()
  }
  return () => {
    stopListening()
    watchers -= 1
    if (watchers === 0) stopWatching()
  }
}

export function readSafety(): SafetyState {
  const state = store.getState().state ?? { data: read(), isKept: true, isClockWrong: isClockWrong() }
  if (store.getState().state === null) store.setState({ state })
  return state
}

/** The safety check of this device, as it is now. */
export const useSafety = (): SafetyState => useSyncExternalStore(subscribeToSafety, readSafety)

/** The figures of today's list. */
export function useCheckFigures() {
  const { data } = useSafety()
  const checked = checkedCount(data)
  const rates = rateByDay(data)
  return {
    today: data.date,
    checked,
    total: SAFETY_ITEMS.length,
    /** The share of the list that is ticked, in percent. */
    rate: safetyRate(checked),
    /** The rate that was saved today; undefined until then. */
    savedRate: rates[data.date],
    streak: safetyStreak(rates, data.date),
    rates,
  }
}
