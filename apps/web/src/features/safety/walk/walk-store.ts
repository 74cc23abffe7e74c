import type { Position } from '@honjeo/contract/values/geo'
import { create } from 'zustand'
import { forgetCopy, keepCopy, readCopy } from '#lib/device/kept-copy.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { readAccount, subscribeToSession } from '#lib/server/session.ts'
import type { Course } from './course.ts'

/** What the member is asked, and since when by the device's clock. */
export interface WalkQuestion {
  why: 'STOPPED' | 'AWAY'
  at: number
}

/** A way home that goes on: on this device alone, and erased with its end. */
export interface Walk {
  shareId: number
  checkInId: number
  /** The timer was begun for this way, so that it ends with it. */
  endsTimer: boolean
  lodging: Position
  course: Course
  question: WalkQuestion | null
  /** The time when the device was asked for its position last, by its clock. */
  locatedAt: number
}

/** The end of a way home, as long as the page is open: at the lodging, or before it. */
export type Arrival = 'HOME' | 'OVER'

const WALK = 'walk'
const LODGING = 'lodging'
/** A lodging that no way has led to for so long is of another journey. */
const LODGING_KEEP_MS = 30 * 24 * 60 * 60_000

const isNumber = (value: unknown): value is number => Number.isFinite(value)

export function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false
  const { lat, lng } = value as Partial<Record<keyof Position, unknown>>
  return isNumber(lat) && isNumber(lng)
}

const isFixOrNull = (value: unknown): value is DeviceFix | null =>
  value === null ||
  (isPosition(value) && isNumber((value as DeviceFix).accuracyM) && isNumber((value as DeviceFix).takenAt))

function isCourse(value: unknown): value is Course {
  if (typeof value !== 'object' || value === null) return false
  const { last, rest, doubted, nearestM } = value as Partial<Record<keyof Course, unknown>>
  return [last, rest, doubted].every(isFixOrNull) && (nearestM === null || isNumber(nearestM))
}

function isQuestionOrNull(value: unknown): value is WalkQuestion | null {
  if (typeof value !== 'object' || value === null) return value === null
  const { why, at } = value as Partial<Record<keyof WalkQuestion, unknown>>
  return (why === 'STOPPED' || why === 'AWAY') && isNumber(at)
}

function isWalk(value: unknown): value is Walk {
  if (typeof value !== 'object' || value === null) return false
  const walk = value as Partial<Record<keyof Walk, unknown>>
  return (
    Number.isInteger(walk.shareId) &&
    Number.isInteger(walk.checkInId) &&
    typeof walk.endsTimer === 'boolean' &&
    isNumber(walk.locatedAt) &&
    isPosition(walk.lodging) &&
    isCourse(walk.course) &&
    isQuestionOrNull(walk.question)
  )
}

interface WalkState {
  /** The member whose it is; null before a member was seen. */
  userId: number | null
  walk: Walk | null
  /** The time when this page learned of the way, by the device's clock: what it knew of shares before says nothing of it. */
  knownSince: number
  /** The place where the member sleeps, as pinned last; no server learns it. */
  lodging: Position | null
  arrival: Arrival | null
}

export const useWalkStore = create<WalkState>()(() => ({
  userId: null,
  walk: null,
  knownSince: 0,
  lodging: null,
  arrival: null,
}))

const { getState, setState } = useWalkStore

function readLodging(userId: number): Position | null {
  const copy = readCopy(userId, LODGING, isPosition)
  if (copy === null) return null
  if (Date.now() - Date.parse(copy.savedAt) <= LODGING_KEEP_MS) return copy.value
  forgetCopy(userId, LODGING)
  return null
}

/** Takes over what the device has kept of the member who is signed in. */
function followMember(): void {
  const userId = readAccount()?.userId ?? null
  if (userId === getState().userId) return
  setState({
    userId,
    walk: userId === null ? null : (readCopy(userId, WALK, isWalk)?.value ?? null),
    lodging: userId === null ? null : readLodging(userId),
    arrival: null,
  })
}
subscribeToSession(followMember)
followMember()

/** A way that another tab began, took further or ended is this one’s as well: a share alone would be followed as any other. */
function followTabs(): void {
  const walk = readWalk()
  if (JSON.stringify(walk) !== JSON.stringify(getState().walk)) setState({ walk, knownSince: sinceOf(walk) })
}
window.addEventListener('storage', followTabs)

/** The way home as it is now: another tab may have taken it further. */
export function readWalk(): Walk | null {
  const { userId } = getState()
  return userId === null ? null : (readCopy(userId, WALK, isWalk)?.value ?? null)
}

const sinceOf = (walk: Walk | null): number => {
  const { walk: known, knownSince } = getState()
  return walk?.shareId === known?.shareId ? knownSince : Date.now()
}

export function keepWalk(walk: Walk): void {
  const { userId } = getState()
  if (userId === null) return
  keepCopy(userId, WALK, walk)
  setState({ walk, knownSince: sinceOf(walk), arrival: null })
}

/** Changes the way home of this share; one that has ended meanwhile stays so. */
export function changeWalk(shareId: number, change: (walk: Walk) => Partial<Walk>): void {
  const walk = readWalk()
  if (walk?.shareId === shareId) keepWalk({ ...walk, ...change(walk) })
}

/** Erases what this device knows of the way. */
export function forgetWalk(arrival: Arrival | null = null): void {
  const { userId } = getState()
  if (userId !== null) forgetCopy(userId, WALK)
  setState({ walk: null, arrival })
}

export function pinLodging(lodging: Position | null): void {
  const { userId } = getState()
  if (userId === null) return
  if (lodging === null) forgetCopy(userId, LODGING)
  else keepCopy(userId, LODGING, lodging)
  setState({ lodging })
}
