import type { FixDraft } from '@honjeo/contract/position'
import { toFixDraft } from '../fix-draft.ts'
import { type DeviceFix, PositionError, type PositionProblem, readFix } from '#lib/position/geolocation.ts'
import { keepFix } from '#lib/position/kept-fix.ts'

/** What may pass while the share is on its way: a satellite may come into sight. */
const PASSING: readonly PositionProblem[] = ['unavailable', 'timeout']

/**
 * Measures where a share begins; call it from a tap, as it may ask the traveller. Undefined where the device does not know yet;
 * rejects with a `PositionError` where it never will.
 */
export async function firstDeviceFix(maximumAgeMs = 10_000): Promise<DeviceFix | undefined> {
  try {
    const fix = await readFix({ isPrecise: true, timeoutMs: 15_000, maximumAgeMs })
    keepFix(fix)
    return fix
  } catch (error) {
    if (error instanceof PositionError && PASSING.includes(error.problem)) return undefined
    throw error
  }
}

/** The same, as the server takes it. */
export async function firstFix(): Promise<FixDraft | undefined> {
  const fix = await firstDeviceFix()
  return fix && toFixDraft(fix)
}
