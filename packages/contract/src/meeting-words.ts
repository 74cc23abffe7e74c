import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Line, Nullable, OneOf, Page } from './common.ts'
import { RoomPerson } from './room-parts.ts'
import { ADULT, ADULT_EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { MEETING_TAGS } from './values/enums.ts'
import { MEETING_SENTENCE_MAX, MEETING_TAGS_MAX, REPORT_DETAIL_MAX } from './values/limits.ts'
import { say } from './values/sentences.ts'

/** The words that one of two who have met wrote of the other. */
export type MeetingWords = Static<typeof MeetingWords>
export const MeetingWords = Type.Object({
  tags: Type.Array(OneOf(MEETING_TAGS)),
  sentence: Nullable(Type.String()),
})

/** A person whom the reader has met. */
export type MetPerson = Static<typeof MetPerson>
export const MetPerson = Type.Object({
  ...RoomPerson,
  attendanceId: Id,
  meetsAt: DateTime,
  /** The time until which the two write, and at which what was written opens at the latest. */
  opensAt: DateTime,
  /** The words that the reader wrote, which never change. */
  mine: Nullable(MeetingWords),
  /** The words that the other wrote: null until the reader has written too, or the time has come, whether the other wrote or not. */
  theirs: Nullable(MeetingWords),
})

/** A word of praise, and how many different people have said it. */
export const MannerCount = Type.Object({ tag: OneOf(MEETING_TAGS), count: Type.Integer() })
export type MannerCount = Static<typeof MannerCount>

export type MeetingWordsDraft = Static<typeof MeetingWordsDraft>
export const MeetingWordsDraft = Closed({
  tags: Type.Optional(Type.Array(OneOf(MEETING_TAGS), { maxItems: MEETING_TAGS_MAX, uniqueItems: true })),
  sentence: Type.Optional(
    Line({
      maxLength: MEETING_SENTENCE_MAX,
      message: say('WORDS_LENGTH', { max: MEETING_SENTENCE_MAX }),
      examples: ['말없이 걷는 것도 편했어요'],
    }),
  ),
  /** A text that becomes a report, which the other does not learn of. */
  toStaff: Type.Optional(
    Type.String({ maxLength: REPORT_DETAIL_MAX, message: say('REPORT_DETAIL', { max: REPORT_DETAIL_MAX }) }),
  ),
})

const tags = ['동행방']

/** The routes of the words that two who have met write of each other, which neither reads before both have written or 14 days are over. */
export const meetingWordsRoutes = {
  'GET /api/mypage/meeting-words': {
    summary: '함께한 사람과 한마디',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'read',
    querystring: CursorQuery({}),
    response: { 200: Page(MetPerson) },
  },
  'POST /api/meeting-words/:attendanceId': {
    summary: '함께한 사람에게 한마디',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'OWNER',
    params: Type.Object({ attendanceId: Id }),
    body: MeetingWordsDraft,
    readers: { sentence: 'OTHERS', toStaff: 'STAFF' },
    example: () => ({
      tags: ['PUNCTUAL', 'COMFORTABLE'],
      sentence: '말없이 걷는 것도 편했어요',
      toStaff: '다음 만남을 자꾸 졸랐어요',
    }),
    response: { 200: Empty },
  },
} satisfies RouteTable
