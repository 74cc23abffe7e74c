import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { ATTENDANCE_KEY } from '../rooms.api.ts'

export const attendanceQuery = (roomId: number) =>
  queryOptions({
    queryKey: [...ATTENDANCE_KEY, roomId],
    queryFn: ({ signal }) => request('GET /api/chatrooms/:roomId/attendance', { params: { roomId } }, { signal }),
  })

export const answerAttendance = (roomId: number, going: boolean) =>
  request('PUT /api/chatrooms/:roomId/attendance', { params: { roomId }, body: { going } })

export const sayWhoCame = (roomId: number, attendanceId: number, claim: AttendanceClaim) =>
  request('PUT /api/chatrooms/:roomId/attendance/:attendanceId', { params: { roomId, attendanceId }, body: { claim } })
