import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { ATTENDANCE_ASK_HOURS, ATTENDANCE_CLAIM_DAYS } from '@honjeo/contract/values/limits'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { ATTENDANCE_KEY } from '../rooms.api.ts'

const HOUR_MS = 3_600_000

/** Whether a room has something to ask of its members now: whether they come, or who was there. */
export const asksNow = (scheduledDate: string, now: number): boolean => {
  const untilMeeting = Date.parse(scheduledDate) - now
  return untilMeeting <= ATTENDANCE_ASK_HOURS * HOUR_MS && untilMeeting > -ATTENDANCE_CLAIM_DAYS * 24 * HOUR_MS
}

export const attendanceQuery = (roomId: number) =>
  queryOptions({
    queryKey: [...ATTENDANCE_KEY, roomId],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId/attendance', { params: { roomId } }, { signal }),
  })

export const answerAttendance = (roomId: number, going: boolean) =>
  request('PUT /api/chatrooms/:roomId/attendance', { params: { roomId }, body: { going } })

export const sayWhoCame = (roomId: number, attendanceId: number, claim: AttendanceClaim) =>
  request('PUT /api/chatrooms/:roomId/attendance/:attendanceId', { params: { roomId, attendanceId }, body: { claim } })
