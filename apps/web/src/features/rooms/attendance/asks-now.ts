import { ATTENDANCE_ASK_HOURS, ATTENDANCE_CLAIM_DAYS } from '@honjeo/contract/values/limits'
import { useServerNow } from '#lib/server/server-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Whether a room has something to ask of its members now: whether they come, or who was there. */
const asksNow = (scheduledDate: string, now: number): boolean => {
  const untilMeeting = Date.parse(scheduledDate) - now
  return untilMeeting <= ATTENDANCE_ASK_HOURS * HOUR_MS && untilMeeting > -ATTENDANCE_CLAIM_DAYS * 24 * HOUR_MS
}

/** The same for a room that is shown, as time goes by; false for those who are not in it. */
export function useAsksNow(room: { joined: boolean; scheduledDate: string } | undefined): boolean {
  const now = useServerNow(MINUTE_MS)
  return room?.joined === true && asksNow(room.scheduledDate, now)
}
