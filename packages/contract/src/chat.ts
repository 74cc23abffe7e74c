import { Type, type Static } from 'typebox'
import { Closed, DateTime, Empty, Id, Line, Nullable, OneOf, SentenceArgs, SentenceCode } from './common.ts'
import { ImageName, UploadedImage } from './images.ts'
import { RoomParams } from './room-parts.ts'
import { ADULT, ADULT_EVEN_SUSPENDED, type RouteTable, type TextReaders } from './route-table.ts'
import { MESSAGE_TYPES, REACTIONS } from './values/enums.ts'
import {
  CHAT_CONTENT_MAX,
  CHAT_PAGE_SIZE,
  CLIENT_ID_MAX,
  INTEGER_MAX,
  NOTICE_MAX,
  PAGE_SIZE_MAX,
  PIN_LABEL_MAX,
} from './values/limits.ts'
import { say } from './values/sentences.ts'

/** The point where to meet, in degrees. */
export type Pin = Static<typeof Pin>
const Pin = Closed({
  lat: Type.Number({ minimum: 32, maximum: 35 }),
  lng: Type.Number({ minimum: 125, maximum: 128 }),
  label: Line({
    minLength: 1,
    maxLength: PIN_LABEL_MAX,
    message: say('PIN_LABEL_MAX', { max: PIN_LABEL_MAX }),
  }),
})

const Seq = Type.Integer({ minimum: 1, maximum: INTEGER_MAX })
const FromSeq = Type.Integer({ minimum: 0, maximum: INTEGER_MAX })

/** The part of the message it answers that a reply shows. */
export type Quote = Static<typeof Quote>
export const Quote = Type.Object({
  seq: Seq,
  senderId: Nullable(Id),
  senderName: Type.String(),
  /** The beginning of the message; empty when it was deleted or is an image or a pin alone. */
  content: Type.String(),
  kind: OneOf(['TEXT', 'IMAGE', 'PIN', 'DELETED']),
})

/**
 * A message as it is stored, listed and delivered. `seq` counts a room's messages from 1 without a gap. A deleted one
 * shows only whose it was and when.
 */
export type ChatMessage = Static<typeof ChatMessage>
export const ChatMessage = Type.Object({
  id: Type.String(),
  seq: Seq,
  clientId: Nullable(Type.String()),
  type: OneOf(MESSAGE_TYPES),
  roomId: Id,
  senderId: Nullable(Id),
  senderName: Type.String(),
  senderProfileImage: Nullable(Type.String()),
  content: Type.String(),
  /** The sentence for other languages, where it is a line of the service that its type does not say whole. */
  code: Nullable(SentenceCode),
  args: Nullable(SentenceArgs),
  /** Address of the image. */
  image: Nullable(Type.String()),
  /** The same image with its sizes. */
  photo: Nullable(UploadedImage),
  pin: Nullable(Pin),
  /** `id` of the message this one answers. */
  replyTo: Nullable(Type.String()),
  quote: Nullable(Quote),
  reactions: Type.Array(Type.Object({ kind: OneOf(REACTIONS), userIds: Type.Array(Id) })),
  isDeleted: Type.Boolean(),
  /** The room's change by which it became what it is; 0 as long as it is as it was sent. */
  revision: FromSeq,
  sendAt: DateTime,
})

/** The readers of the texts of a message. */
export const CHAT_READERS: TextReaders = { content: 'OTHERS', 'pin.label': 'OTHERS' }

/**
 * Body of SEND /app/chat/{roomId}. A TALK has words, an image or a pin, and may have two of them. `token` is what the
 * specification's client sends along; it is dropped unread.
 */
export type ChatSend = Static<typeof ChatSend>
export const ChatSend = Closed({
  type: OneOf(MESSAGE_TYPES),
  roomId: Type.Union([Id, Type.String({ maxLength: 16, pattern: '^[1-9][0-9]{0,15}$' })]),
  content: Type.Optional(
    Type.String({ maxLength: CHAT_CONTENT_MAX, message: say('MESSAGE_MAX', { max: CHAT_CONTENT_MAX }) }),
  ),
  token: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  clientId: Type.Optional(Type.String({ maxLength: CLIENT_ID_MAX, pattern: `^[A-Za-z0-9_-]{1,${CLIENT_ID_MAX}}$` })),
  /** Name of an uploaded image of the sender's. */
  image: Type.Optional(Nullable(ImageName)),
  pin: Type.Optional(Nullable(Pin)),
  /** `id` of a message of the room. */
  replyTo: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
})

/** An event that /topic/{roomId}/state sends. None of it is stored: after a reconnect, ask for the changes and the people again. */
export type RoomState =
  /** Says who has read how far; several at once. That the writer of a message has read up to there goes without saying. */
  | { kind: 'READ'; read: { userId: number; seq: number }[] }
  | { kind: 'TYPING'; userId: number; username: string }
  /** Says who came to the conversation or went from it; several at once. */
  | { kind: 'PRESENCE'; people: { userId: number; active: boolean }[] }
  /**
   * A message was deleted, or a member reacted to it. These may overtake each other: the one of the higher `revision`
   * holds.
   */
  | { kind: 'MESSAGE'; message: ChatMessage }
  /** Something of the room itself changed (facts, host, notice, people): ask for it again. */
  | { kind: 'ROOM' }

const MessageParams = Type.Object({ roomId: Id, seq: Seq })
const tags = ['채팅']

export type MessageQuery = Static<typeof MessageQuery>
export const MessageQuery = Closed({
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: CHAT_PAGE_SIZE })),
  /**
   * The time before which messages were sent, itself excluded. It is for the specification's client; `before` is exact where two messages share a
   * millisecond.
   */
  lastMessageTime: Type.Optional(DateTime),
  before: Type.Optional(FromSeq),
  after: Type.Optional(FromSeq),
})

export type MessagePage = Static<typeof MessagePage>
export const MessagePage = Type.Object({
  messages: Type.Array(ChatMessage),
  hasNext: Type.Boolean(),
  /** The room's revision when this was read: the one to ask for changes from. */
  revision: FromSeq,
})

export type MessageChanges = Static<typeof MessageChanges>
export const MessageChanges = Type.Object({
  messages: Type.Array(ChatMessage),
  revision: FromSeq,
  hasNext: Type.Boolean(),
})

export type RoomNotice = Static<typeof RoomNotice>
export const RoomNotice = Type.Object({ content: Type.String(), pinnedAt: DateTime })

export const chatRoutes = {
  'GET /api/chatrooms/:roomId/messages': {
    summary: '대화 내용',
    tags,
    security: ADULT,
    limit: 'chat',
    reach: 'ROOM',
    params: RoomParams,
    querystring: MessageQuery,
    response: { 200: MessagePage },
  },
  'GET /api/chatrooms/:roomId/changes': {
    summary: '바뀐 메시지 (끊겼다 이어질 때)',
    tags,
    security: ADULT,
    limit: 'chat',
    reach: 'ROOM',
    params: RoomParams,
    querystring: Closed({ after: FromSeq }),
    response: { 200: MessageChanges },
  },
  'DELETE /api/chatrooms/:roomId/messages/:seq': {
    summary: '내 메시지 모두에게서 삭제',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'chat',
    reach: 'ROOM',
    params: MessageParams,
    response: { 200: ChatMessage },
  },
  'PUT /api/chatrooms/:roomId/messages/:seq/reactions': {
    summary: '반응 남기기·거두기',
    tags,
    security: ADULT,
    limit: 'chat',
    reach: 'ROOM',
    params: MessageParams,
    /** The reaction is set or taken back, not toggled: a request that is sent again changes nothing. */
    body: Closed({ kind: OneOf(REACTIONS), on: Type.Boolean() }),
    example: () => ({ kind: 'LIKE', on: true }),
    response: { 200: ChatMessage },
  },
  'PUT /api/chatrooms/:roomId/notice': {
    summary: '공지 올리기·내리기',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'ROOM',
    params: RoomParams,
    body: Closed({
      content: Nullable(
        Type.String({ minLength: 1, maxLength: NOTICE_MAX, message: say('NOTICE_MAX', { max: NOTICE_MAX }) }),
      ),
    }),
    readers: { content: 'OTHERS' },
    example: () => ({ content: '10시에 만나요' }),
    response: { 200: Empty },
  },
  'POST /api/chatrooms/:roomId/read': {
    summary: '읽음 표시',
    tags,
    security: ADULT,
    limit: 'chat',
    reach: 'ROOM',
    params: RoomParams,
    /** The number of the message up to which it is read; all of them without it. It never goes back. */
    body: Closed({ seq: Type.Optional(FromSeq) }),
    example: () => ({ seq: 1 }),
    response: { 200: Empty },
  },
  'GET /api/mypage/unread-messages': {
    summary: '읽지 않은 메시지가 있는지',
    tags,
    limit: 'chat',
    response: { 200: Type.Boolean() },
  },
} satisfies RouteTable
