import type { Position } from '@honjeo/contract/values/geo'
import { MEETING_CODE_SLOT_SECONDS } from '@honjeo/contract/values/limits'
import { meetingCodeSlot } from '@honjeo/contract/values/meeting-code'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useServerNow } from '#lib/server/server-time.ts'
import { codeAt, type RoomKeys } from './meeting-keys.ts'

const SECOND_MS = 1000
const SLOT_MS = MEETING_CODE_SLOT_SECONDS * SECOND_MS

/** The code that this device shows now at its place, and for how many seconds more; null while it is made. */
export function useMeetingCode(
  keys: RoomKeys | undefined,
  place: Position | undefined,
): { code: string | null; secondsLeft: number } {
  const now = useServerNow(SECOND_MS)
  const slot = meetingCodeSlot(now)
  const { data: code = null } = useQuery({
    queryKey: ['meeting-code', keys?.userId, keys?.roomId, keys?.codeKey, slot, place],
    queryFn: keys === undefined ? skipToken : () => codeAt(keys, now, place),
    gcTime: 0,
    retry: false,
  })
  return { code, secondsLeft: Math.ceil(((slot + 1) * SLOT_MS - now) / SECOND_MS) }
}
