import type { Position } from '@honjeo/contract/values/geo'

/** A position as the device measured it. */
export interface DeviceFix extends Position {
  /** Metres around it within which the device most likely is. */
  accuracyM: number
  /** The time by the device's clock, in milliseconds since 1970. */
  takenAt: number
}

/**
 * The reason why there is no position: the traveller or the system said no, nothing the device has knows it, it took too long, the
 * browser has no way to ask, or it does not ask for pages that came by http.
 */
export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'insecure'

export class PositionError extends Error {
  override name = 'PositionError'
  readonly problem: PositionProblem

  constructor(problem: PositionProblem) {
    super(`no position: ${problem}`)
    this.problem = problem
  }
}

interface FixOptions {
  /** Whether to measure by satellites, which takes longer and more of the battery. */
  isPrecise?: boolean
  /** The most time that one measurement may take. */
  timeoutMs?: number
  /** The greatest age of a measurement that the device still has. */
  maximumAgeMs?: number
}

const TIMEOUT_MS = 10_000
const MAXIMUM_AGE_MS = 60_000

/** The browser's limit begins when the traveller has said yes; some never answer at all. */
const ANSWER_MS = 60_000

/** One look-up. Asks the traveller where that was not done before: call it from a tap, or after `isPositionGranted`. Rejects with a `PositionError`. */
export function readFix(options: FixOptions = {}): Promise<DeviceFix> {
  return new Promise((resolve, reject) => {
    const stop = follow('getCurrentPosition', options, resolve, (problem) => {
      stop()
      reject(new PositionError(problem))
    })
  })
}

/**
 * Reports every measurement, and what hinders it, until what is returned is called. Problems do not end it, since a
 * satellite may come back. Asks the traveller as `readFix` does. Browsers pause it while the screen is off.
 */
export function watchFix(
  onFix: (fix: DeviceFix) => void,
  onProblem: (problem: PositionProblem) => void,
  options: FixOptions = {},
): () => void {
  return follow('watchPosition', options, onFix, onProblem)
}

function follow(
  how: 'getCurrentPosition' | 'watchPosition',
  { isPrecise = false, timeoutMs = TIMEOUT_MS, maximumAgeMs = MAXIMUM_AGE_MS }: FixOptions,
  onFix: (fix: DeviceFix) => void,
  onProblem: (problem: PositionProblem) => void,
): () => void {
  const hindrance = problemOfBrowser()
  if (hindrance !== null) {
    // The answer comes as from a browser: after the caller has got its own.
    const timer = setTimeout(onProblem, 0, hindrance)
    return () => clearTimeout(timer)
  }
  const silence = setTimeout(onProblem, timeoutMs + ANSWER_MS, 'timeout')
  const id: unknown = navigator.geolocation[how](
    (measured) => {
      clearTimeout(silence)
      onFix(toFix(measured, maximumAgeMs))
    },
    ({ code }) => {
      clearTimeout(silence)
      onProblem(PROBLEMS[code] ?? 'unavailable')
    },
    { enableHighAccuracy: isPrecise, timeout: timeoutMs, maximumAge: maximumAgeMs },
  )
  return () => {
    clearTimeout(silence)
    if (typeof id === 'number') navigator.geolocation.clearWatch(id)
  }
}

/** The problems by `GeolocationPositionError.code`. */
const PROBLEMS: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** What is in the way before the traveller is asked. */
export function problemOfBrowser(): PositionProblem | null {
  if (!globalThis.isSecureContext) return 'insecure'
  return 'geolocation' in navigator ? null : 'unsupported'
}

/**
 * A measurement's time may come from another clock than the device's own (satellites, an old Safari), but the browser vouches that
 * it is no older than it was allowed to be.
 */
function toFix({ coords, timestamp }: GeolocationPosition, maximumAgeMs: number): DeviceFix {
  const now = Date.now()
  const takenAt = Math.min(now, Math.max(timestamp, now - maximumAgeMs))
  return { lat: coords.latitude, lng: coords.longitude, accuracyM: coords.accuracy, takenAt }
}

/** What was answered to the question whether the position may be read; `unknown` where the browser does not say. */
export type PositionPermission = PermissionState | 'unknown'

/** Asks no question. */
export async function positionPermission(): Promise<PositionPermission> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'unknown'
  }
}

/** Whether the device's position may be read without a question; in an old browser, not as far as one knows. */
export async function isPositionGranted(): Promise<boolean> {
  return (await positionPermission()) === 'granted'
}
