import type { LocationShare } from '@honjeo/contract/safety/sharing'
import { useQuery } from '@tanstack/react-query'
import { useServerNow } from '#lib/server/server-time.ts'
import { useShareStore } from './share-store.ts'
import { mySharesQuery } from './sharing.api.ts'

/** The one of the member's shares that others can look at; `now` by the server's clock, for a share also ends without a message. */
export function runningShare(shares: readonly LocationShare[], now: number): LocationShare | null {
  return shares.find(({ endedAt, endsAt }) => endedAt === null && Date.parse(endsAt) > now) ?? null
}

export interface RunningShare {
  shareId: number
  /** The end of the share, ISO, by the server's clock. */
  endsAt: string
  /** The time that is left, in ms. */
  left: number
  /** Whether it was to end, and the server has not heard of it yet. */
  isEnding: boolean
  /** Whether this device sends its positions. */
  isFromHere: boolean
  /** The share as the server has it; null while that is out of reach: the device only knows that it runs. */
  share: LocationShare | null
}

/** What is left is shown in whole minutes. */
const STEP_MS = 5000

/** One's share that others can look at: as the server says, or else as this device saw it last. */
export function useRunningShare(): RunningShare | null {
  const now = useServerNow(STEP_MS)
  const { data: shares } = useQuery(mySharesQuery())
  const own = useShareStore((state) => state.own)
  const endingId = useShareStore((state) => state.endingId)
  const share = shares === undefined ? null : runningShare(shares, now)
  const known = shares === undefined ? own : share
  if (known === null) return null
  const { shareId, endsAt } = known
  const left = Date.parse(endsAt) - now
  if (left <= 0) return null
  const isFromHere = own?.shareId === shareId && own.isFromHere
  return { shareId, endsAt, left, isEnding: endingId === shareId, isFromHere, share }
}
