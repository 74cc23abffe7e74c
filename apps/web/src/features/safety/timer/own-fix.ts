import type { FixDraft } from '@honjeo/contract/position'
import { queryOptions } from '@tanstack/react-query'
import { toFixDraft } from '../fix-draft.ts'
import { isPositionGranted, readFix } from '#lib/position/geolocation.ts'
import { keepFix } from '#lib/position/kept-fix.ts'

const FRESH_MS = 60_000
const TIMEOUT_MS = 8_000

/** Measures where the device is now, as the server takes it. Rejects with a `PositionError`; asks the traveller, so call it from a tap. */
export async function measureFix(): Promise<FixDraft> {
  const fix = await readFix({ isPrecise: true, timeoutMs: TIMEOUT_MS, maximumAgeMs: 0 })
  keepFix(fix)
  return toFixDraft(fix)
}

/** The same where it was allowed before, without asking for it; null where that would be needed, or nothing is known. */
export const silentFixQuery = () =>
  queryOptions({
    queryKey: ['check-in-fix'],
    queryFn: async () => ((await isPositionGranted()) ? measureFix().catch(() => null) : null),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  })
