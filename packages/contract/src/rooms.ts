import { Type, type Static } from 'typebox'
import { minutesAfter, PLACE_ID_EXAMPLE } from './examples.ts'
import { Closed, CursorQuery, DateOnly, DateTime, Empty, Id, Line, Nullable, OneOf, Page } from './common.ts'
import { RoomNotice } from './chat.ts'
import { HostChoices, RoomParams, RoomPerson, RoomTitle, RoomUserParams, Seats } from './room-parts.ts'
import { OwnRoomRequest } from './room-requests.ts'
import { ADULT, ADULT_EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { GENDER_RESTRICTIONS, GENDERS, JOIN_POLICIES, REGIONS, REQUIRED_PROOFS, ROOM_STATUSES } from './values/enums.ts'
import { PARTS_OF_DAY } from './values/part-of-day.ts'
import { MY_ROOMS_PAGE_SIZE, PAGE_SIZE_MAX, ROOM_MEMBERS_MIN, ROOM_REQUEST_TEXT_MAX } from './values/limits.ts'

export type RoomSummary = Static<typeof RoomSummary>
export const RoomSummary = Type.Object({
  roomId: Id,
  title: Type.String(),
  spotName: Type.String(),
  spotImage: Type.String(),
  scheduledDate: DateTime,
  currentParticipants: Type.Integer(),
  maxParticipants: Type.Integer(),
  genderRestriction: OneOf(GENDER_RESTRICTIONS),
  isCompleted: Type.Boolean(),
  status: OneOf(ROOM_STATUSES),
  /** Whether the reader would come in only when the host accepts their request. */
  needsApproval: Type.Boolean(),
  /** The proof that one must have given to come in. */
  requiredProof: OneOf(REQUIRED_PROOFS),
})

/**
 * A room in lists and posts. Visitors get only that a mixed room exists, its place, its day in Korea and the part of
 * that day: the rest is null.
 */
export type ListedRoom = Static<typeof ListedRoom>
export const ListedRoom = Type.Interface(
  [Type.Pick(RoomSummary, ['roomId', 'spotName', 'spotImage', 'genderRestriction'])],
  {
    day: DateOnly,
    partOfDay: OneOf(PARTS_OF_DAY),
    title: Nullable(RoomSummary.properties.title),
    scheduledDate: Nullable(RoomSummary.properties.scheduledDate),
    currentParticipants: Nullable(RoomSummary.properties.currentParticipants),
    maxParticipants: Nullable(RoomSummary.properties.maxParticipants),
    isCompleted: Nullable(RoomSummary.properties.isCompleted),
    status: Nullable(RoomSummary.properties.status),
    needsApproval: Nullable(RoomSummary.properties.needsApproval),
    requiredProof: Nullable(RoomSummary.properties.requiredProof),
  },
)

/** A room on the home screen. Visitors get null for the host's words, as for the title. */
export type HomeRoom = Static<typeof HomeRoom>
export const HomeRoom = Type.Interface([ListedRoom], { description: Nullable(Type.String()) })

export type RoomDetail = Static<typeof RoomDetail>
export const RoomDetail = Type.Interface([RoomSummary], {
  description: Type.String(),
  /** The words that say where exactly one meets, for those inside; null for others, empty where the host has not said. */
  meetingPoint: Nullable(Type.String()),
  contentId: Id,
  spotAddress: Type.String(),
  spotLat: Nullable(Type.Number()),
  spotLng: Nullable(Type.Number()),
  hostId: Nullable(Id),
  hostName: Nullable(Type.String()),
  notice: Nullable(RoomNotice),
  joined: Type.Boolean(),
  isHost: Type.Boolean(),
  joinPolicy: OneOf(JOIN_POLICIES),
  /** Whether members of less than `NEWCOMER_HOURS` come in by the host's answer alone. */
  approvesNewcomers: Type.Boolean(),
  /** Whether those who meet go on by one car together. */
  sharesCar: Type.Boolean(),
  /** Whether those who come in read what was said before, too. */
  showsEarlierMessages: Type.Boolean(),
  /** Whether the reader has yet to prove what the room asks for. */
  lacksProof: Type.Boolean(),
  request: Nullable(OwnRoomRequest),
  createdAt: DateTime,
})

export type MyRoom = Static<typeof MyRoom>
export const MyRoom = Type.Interface([RoomSummary], {
  description: Type.String(),
  isHost: Type.Boolean(),
  hasUnreadMessages: Type.Boolean(),
  unreadCount: Type.Integer(),
  lastMessage: Nullable(Type.String()),
  lastMessageAt: Nullable(DateTime),
})

export type MyRoomPage = Static<typeof MyRoomPage>
export const MyRoomPage = Type.Object({
  content: Type.Array(MyRoom),
  last: Type.Boolean(),
  number: Type.Integer(),
  size: Type.Integer(),
})

export type RoomDraft = Static<typeof RoomDraft>
export const RoomDraft = Closed({
  title: RoomTitle,
  ...HostChoices,
  contentId: Id,
  joinDate: DateTime,
  maxMembers: Type.Optional(Seats({ default: ROOM_MEMBERS_MIN })),
  genderRestriction: Type.Optional(OneOf(GENDER_RESTRICTIONS, { default: 'MIXED' })),
})

export type RoomUser = Static<typeof RoomUser>
export const RoomUser = Type.Object({
  ...RoomPerson,
  mine: Type.Boolean(),
  /** Whether they have this conversation open right now. */
  active: Type.Boolean(),
  host: Type.Boolean(),
  /** Number of the last message they have read. */
  lastReadSeq: Type.Integer(),
})

/** The facts that a host may change; what is left out stays as it is. The place stays too: others came for it. */
export type RoomChange = Static<typeof RoomChange>
export const RoomChange = Type.Object(
  {
    title: Type.Optional(RoomTitle),
    ...HostChoices,
    joinDate: Type.Optional(DateTime),
    maxMembers: Type.Optional(Seats()),
    genderRestriction: Type.Optional(OneOf(GENDER_RESTRICTIONS)),
  },
  { additionalProperties: false, minProperties: 1 },
)

const tags = ['동행방']

export type OpenRoomsQuery = Static<typeof OpenRoomsQuery>
export const OpenRoomsQuery = CursorQuery({
  region: Type.Optional(OneOf(REGIONS)),
  /** The day in Korea on which the rooms meet. */
  date: Type.Optional(DateOnly),
  contentId: Type.Optional(Id),
  /** Rooms that a member of this gender may join. */
  gender: Type.Optional(OneOf(GENDERS)),
  /** True where only those are asked for that still take people. */
  recruiting: Type.Optional(Type.Boolean()),
})

/** The rooms of one place; both paths answer the same. */
export type RoomsOfPlaceQuery = Static<typeof RoomsOfPlaceQuery>
const RoomsOfPlaceQuery = CursorQuery({})
const roomsOfPlace = {
  summary: '장소의 동행방',
  tags,
  limit: 'read',
  reach: 'EVERYONE',
  params: Type.Object({ contentId: Id }),
  querystring: RoomsOfPlaceQuery,
  response: { 200: Page(ListedRoom) },
} as const

export const roomsRoutes = {
  'POST /api/chatrooms/create': {
    summary: '동행방 열기',
    isDoneOnce: true,
    tags,
    security: ADULT,
    limit: 'write',
    body: RoomDraft,
    readers: { title: 'OTHERS', description: 'OTHERS', meetingPoint: 'OTHERS' },
    example: (now) => ({
      title: '같이 걸어요',
      description: '천천히',
      meetingPoint: '주차장 끝 화장실 앞',
      showsEarlierMessages: false,
      contentId: PLACE_ID_EXAMPLE,
      joinDate: minutesAfter(now, 60),
      maxMembers: 3,
      genderRestriction: 'MIXED',
      joinPolicy: 'INSTANT',
      approvesNewcomers: false,
      sharesCar: false,
      requiredProof: 'NONE',
    }),
    response: { 201: Type.Object({ chatRoomId: Id }) },
  },
  'GET /api/chatrooms': {
    summary: '열린 동행방',
    tags,
    limit: 'read',
    querystring: OpenRoomsQuery,
    response: { 200: Page(ListedRoom) },
  },
  'GET /api/chatrooms/:roomId': {
    summary: '동행방 정보',
    tags,
    security: ADULT,
    limit: 'read',
    reach: 'MEMBERS',
    params: RoomParams,
    response: { 200: RoomDetail },
  },
  'GET /api/chatrooms/tourist-spot/:contentId': roomsOfPlace,
  'GET /api/tourist-spots/:contentId/rooms': roomsOfPlace,
  'POST /api/chatrooms/:roomId/join': {
    summary: '동행방 들어가기',
    tags,
    security: ADULT,
    limit: 'join',
    reach: 'MEMBERS',
    params: RoomParams,
    body: Closed({
      /**
       * Deletes the member's blocks of those inside, since two of whom one has blocked the other are never in one room.
       */
      liftBlocks: Type.Optional(Type.Boolean({ default: false })),
      /** The words that the host reads where they decide. */
      text: Type.Optional(Line({ maxLength: ROOM_REQUEST_TEXT_MAX, examples: ['노을을 좋아해요. 함께 걷고 싶어요.'] })),
      /** True puts the member on the waiting list of a full room. */
      wait: Type.Optional(Type.Boolean({ default: false })),
    }),
    readers: { text: 'OTHERS' },
    answersLater: true,
    example: () => ({ liftBlocks: false, text: '함께 걷고 싶어요', wait: false }),
    response: { 200: Empty, 202: Type.Object({ status: OneOf(['REQUESTED', 'WAITING']) }) },
  },
  'PATCH /api/chatrooms/:roomId': {
    summary: '동행방 고치기 (방장)',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'HOST',
    params: RoomParams,
    body: RoomChange,
    readers: { title: 'OTHERS', description: 'OTHERS', meetingPoint: 'OTHERS' },
    example: (now) => ({
      title: '같이 걸어요',
      description: '천천히',
      meetingPoint: '주차장 끝 화장실 앞',
      showsEarlierMessages: false,
      joinDate: minutesAfter(now, 60),
      maxMembers: 3,
      genderRestriction: 'MIXED',
      joinPolicy: 'INSTANT',
      approvesNewcomers: false,
      sharesCar: false,
      requiredProof: 'NONE',
    }),
    response: { 200: RoomDetail },
  },
  'PATCH /api/chatrooms/:roomId/complete': {
    summary: '모집 마치기·다시 모집 (방장)',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'HOST',
    params: RoomParams,
    body: Closed({ isCompleted: Type.Optional(Type.Boolean({ default: true })) }),
    example: () => ({ isCompleted: true }),
    response: { 200: RoomDetail },
  },
  'POST /api/chatrooms/:roomId/host': {
    summary: '방장 넘기기',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'HOST',
    params: RoomParams,
    body: Closed({ userId: Id }),
    example: () => ({ userId: 1 }),
    response: { 200: RoomDetail },
  },
  'DELETE /api/chatrooms/:roomId': {
    summary: '동행방 삭제 (방장)',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'write',
    reach: 'HOST',
    params: RoomParams,
    response: { 200: Empty },
  },
  'DELETE /api/chatrooms/:roomId/users/:userId': {
    summary: '참여자 내보내기 (방장)',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'HOST',
    params: RoomUserParams,
    response: { 200: Empty },
  },
  'DELETE /api/chatrooms/:roomId/leave': {
    summary: '동행방 나가기',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'write',
    reach: 'ROOM',
    params: RoomParams,
    response: { 200: Empty },
  },
  'GET /api/chatrooms/:roomId/users': {
    summary: '동행방 참여자',
    tags,
    security: ADULT,
    limit: 'read',
    reach: 'ROOM',
    params: RoomParams,
    response: { 200: Type.Object({ totalMembers: Type.Integer(), users: Type.Array(RoomUser) }) },
  },
  'GET /api/mypage/chatrooms': {
    summary: '내 동행방',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'read',
    querystring: Closed({
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 0 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: MY_ROOMS_PAGE_SIZE })),
    }),
    response: { 200: MyRoomPage },
  },
} satisfies RouteTable
