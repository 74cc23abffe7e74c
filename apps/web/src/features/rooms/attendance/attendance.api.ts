import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { cursorPaging } from '#lib/server/query-client.ts'
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

/** The people with whom one was in rooms that one has no page of any more. */
export const unsaidQuery = () =>
  infiniteQueryOptions({
    queryKey: [...ATTENDANCE_KEY, 'past'],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/mypage/past-meetings', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })
