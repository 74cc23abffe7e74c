import { Type, type Static } from 'typebox'
import { OWN_PROOF } from '../auth.ts'
import { minutesAfter, fixExample } from '../examples.ts'
import { Closed, CursorQuery, DateTime, Id, Line, Nullable, OneOf, Page } from '../common.ts'
import { Fix, FixDraft } from '../position.ts'
import { EVEN_SUSPENDED, type RouteTable } from '../route-table.ts'
import { Delivery, LinkToken } from './contacts.ts'
import { TIMER_ENDINGS, TIMER_STAGES } from '../values/enums.ts'
import { TIMER_GRACE_MAX, TIMER_GRACE_MIN, TIMER_NOTE_MAX, TIMER_TITLE_MAX } from '../values/limits.ts'
import { VISIBLE_LINE_PATTERN } from '../values/text.ts'
import { say } from '../values/sentences.ts'

const Pin = Type.String({
  maxLength: 4,
  pattern: '^[0-9]{4}$',
  message: say('PIN'),
  examples: ['4071'],
})

export type TimerDraft = Static<typeof TimerDraft>
export const TimerDraft = Closed({
  /** The words that say what one is about to do, as contacts will read them. Without them they read that a person is out alone. */
  title: Type.Optional(
    Line({
      minLength: 1,
      maxLength: TIMER_TITLE_MAX,
      pattern: VISIBLE_LINE_PATTERN,
      message: say('ACTIVITY', { max: TIMER_TITLE_MAX }),
      examples: ['올레 7코스 걷기'],
    }),
  ),
  note: Type.Optional(Type.String({ maxLength: TIMER_NOTE_MAX })),
  /** The time at which one means to be back. */
  plannedAt: DateTime,
  graceMinutes: Type.Optional(Type.Integer({ minimum: TIMER_GRACE_MIN, maximum: TIMER_GRACE_MAX })),
  fix: Type.Optional(FixDraft),
  /** Alerts the member's own devices alone, and no contact. */
  isSolo: Type.Optional(Type.Boolean()),
  /** The room or the plan of one's own from which it was started. */
  roomId: Type.Optional(Id),
  planId: Type.Optional(Id),
})

/** The part of an alert that the traveller knows of one contact. */
export type AlertedContact = Static<typeof AlertedContact>
export const AlertedContact = Type.Object({
  contactId: Id,
  name: Type.String(),
  /** The newest alert of each channel. */
  deliveries: Type.Array(Delivery),
  acknowledgedAt: Nullable(DateTime),
})

export type Timer = Static<typeof Timer>
export const Timer = Type.Object({
  checkInId: Id,
  title: Type.String(),
  note: Type.String(),
  startedAt: DateTime,
  plannedAt: DateTime,
  graceMinutes: Type.Integer(),
  /** True where no contact is alerted, whatever happens: only the member's own devices are. */
  isSolo: Type.Boolean(),
  stage: OneOf(TIMER_STAGES),
  /** The time at which the next stage begins unless a person answers; null: nothing comes any more. */
  nextStageAt: Nullable(DateTime),
  fix: Nullable(Fix),
  roomId: Nullable(Id),
  planId: Nullable(Id),
  /** The contacts in the order in which they are alerted. */
  contacts: Type.Array(AlertedContact),
  /** The name of the first contact who answered: the first word counts. */
  acknowledgedBy: Nullable(Type.String()),
  ending: Nullable(OneOf(TIMER_ENDINGS)),
  endedAt: Nullable(DateTime),
})

/** Whether a PIN is asked for at the end. The PINs themselves are never answered. */
export type PinState = Static<typeof PinState>
export const PinState = Type.Object({ isSet: Type.Boolean() })

/** The page that a contact reads who opens the link of an alert or a drill. */
export type TimerAlert = Static<typeof TimerAlert>
export const TimerAlert = Type.Object({
  isDrill: Type.Boolean(),
  travellerName: Type.String(),
  contactName: Type.String(),
  /** The title; null for a drill, as what follows. */
  title: Nullable(Type.String()),
  note: Nullable(Type.String()),
  startedAt: Nullable(DateTime),
  plannedAt: Nullable(DateTime),
  /** True where the traveller asked for help in a way that others must not notice: do not call them, call the police. */
  isUrgent: Type.Boolean(),
  /** True where the traveller pressed for help. */
  isCall: Type.Boolean(),
  fix: Nullable(Fix),
  acknowledgedBy: Nullable(Type.String()),
  acknowledgedAt: Nullable(DateTime),
  /** Whether the acknowledgement is of the one who looks. */
  isMine: Type.Boolean(),
  ending: Nullable(OneOf(TIMER_ENDINGS)),
  endedAt: Nullable(DateTime),
})

const tags = ['귀가 타이머']
const params = Type.Object({ checkInId: Id })
/** A suspended member may still be on the way alone, so none of these routes is closed to them. */
const own = { tags, security: EVEN_SUSPENDED, params }
const link = { tags, params: Type.Object({ token: LinkToken }) }

export const timerRoutes = {
  'GET /api/check-ins': {
    summary: '지난 귀가 타이머',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    querystring: CursorQuery({}),
    response: { 200: Page(Timer) },
  },
  'GET /api/check-ins/current': {
    summary: '지금 도는 귀가 타이머',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    response: { 200: Type.Object({ checkIn: Nullable(Timer) }) },
  },
  'POST /api/check-ins': {
    summary: '귀가 타이머 켜기',
    isDoneOnce: true,
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    body: TimerDraft,
    readers: { title: 'OTHERS', note: 'OTHERS' },
    example: (now) => ({
      title: '올레 7코스 걷기',
      note: '외돌개에서 출발',
      plannedAt: minutesAfter(now, 60),
      graceMinutes: 15,
      fix: fixExample(now),
      isSolo: false,
      roomId: 1,
      planId: 1,
    }),
    response: { 201: Timer },
  },
  'POST /api/check-ins/sos': {
    summary: '신뢰 연락처에 바로 알리기',
    isDoneOnce: true,
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    /** Alerts all contacts at once, about the timer that runs or about none. */
    body: Closed({ fix: Type.Optional(FixDraft) }),
    example: (now) => ({ fix: fixExample(now) }),
    response: { 201: Timer },
  },
  'GET /api/check-ins/:checkInId': {
    summary: '귀가 타이머 하나',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    response: { 200: Timer },
  },
  'PATCH /api/check-ins/:checkInId': {
    summary: '귀가 타이머 늘리기, 위치 남기기',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    body: Closed({ plannedAt: Type.Optional(DateTime), fix: Type.Optional(FixDraft) }),
    example: (now) => ({ plannedAt: minutesAfter(now, 90), fix: fixExample(now) }),
    response: { 200: Timer },
  },
  'POST /api/check-ins/:checkInId/done': {
    summary: '무사히 돌아왔다고 알리기',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    /** The PIN is needed where one is set. */
    body: Closed({ pin: Type.Optional(Pin) }),
    example: () => ({ pin: '4071' }),
    response: { 200: Timer },
  },
  'POST /api/check-ins/:checkInId/cancel': {
    summary: '귀가 타이머 취소',
    limit: 'safety',
    reach: 'OWNER',
    ...own,
    body: Closed({ pin: Type.Optional(Pin) }),
    example: () => ({ pin: '4071' }),
    response: { 200: Timer },
  },
  'GET /api/check-ins/pins': {
    summary: 'PIN이 있는지',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    response: { 200: PinState },
  },
  'PUT /api/check-ins/pins': {
    summary: 'PIN 정하기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    /**
     * Sets two PINs: `pin` ends a timer; `duressPin` seems to, and calls for help. `currentPin` is needed where they are set. The first ones need an
     * own proof, unless the member signed in within the last `FRESH_LOGIN_MINUTES`.
     */
    body: Closed({ pin: Pin, duressPin: Pin, currentPin: Type.Optional(Pin), ...OWN_PROOF }),
    example: () => ({ pin: '4071', duressPin: '9203', currentPin: '1357', password: 'olle-course-7' }),
    response: { 200: PinState },
  },
  'DELETE /api/check-ins/pins': {
    summary: 'PIN 없애기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    body: Closed({ pin: Pin }),
    example: () => ({ pin: '4071' }),
    response: { 200: PinState },
  },
  'GET /api/check-ins/:checkInId/alert': {
    summary: '나에게 온 귀가 알림',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'safety',
    reach: 'OWNER',
    params,
    /** The token of the alert, for the members among its contacts. */
    response: { 200: Type.Object({ token: Type.String() }) },
  },
  'GET /api/check-in-alerts/:token': {
    summary: '귀가 알림 링크 열기',
    limit: 'safety',
    reach: 'LINK',
    ...link,
    response: { 200: TimerAlert },
  },
  'POST /api/check-in-alerts/:token/acknowledge': {
    summary: '내가 연락해 보겠다고 답하기',
    limit: 'safety',
    reach: 'LINK',
    ...link,
    response: { 200: TimerAlert },
  },
  'POST /api/check-in-alerts/:token/resolve': {
    summary: '연락이 닿았다고 알리기',
    limit: 'safety',
    reach: 'LINK',
    ...link,
    response: { 200: TimerAlert },
  },
} satisfies RouteTable
