import type { MeetingWordsDraft } from '@honjeo/contract/meeting-words'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'
import { cursorPaging } from '#lib/server/query-client.ts'

export const meetingWordsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['meeting-words'],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/mypage/meeting-words', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const writeWords = (attendanceId: number, body: MeetingWordsDraft) =>
  request('POST /api/meeting-words/:attendanceId', { params: { attendanceId }, body })
