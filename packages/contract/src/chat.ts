import { Type, type Static } from 'typebox'
import { Closed, DateTime, Empty, Id, Nullable, OneOf } from './common.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { MESSAGE_TYPES } from './values/enums.ts'
import { CHAT_CONTENT_MAX, CHAT_PAGE_SIZE, CLIENT_ID_MAX, ID_MAX, PAGE_SIZE_MAX } from './values/limits.ts'

export type ChatMessage = Static<typeof ChatMessage>
/** A message as it is stored, listed and delivered. `seq` counts a room's messages from 1 without a gap. */
export const ChatMessage = Type.Object({
  id: Type.String(),
  seq: Type.Integer(),
  clientId: Nullable(Type.String()),
  type: OneOf(MESSAGE_TYPES),
  roomId: Id,
  senderId: Nullable(Id),
  senderName: Type.String(),
  senderProfileImage: Nullable(Type.String()),
  content: Type.String(),
  image: Nullable(Type.String()),
  replyTo: Nullable(Type.String()),
  sendAt: DateTime,
})

export type ChatSend = Static<typeof ChatSend>
/** Body of SEND /app/chat/{roomId}. `token` is what the specification's client sends along; it is dropped unread. */
export const ChatSend = Closed({
  type: OneOf(MESSAGE_TYPES),
  roomId: Type.Union([Id, Type.String({ pattern: '^[1-9][0-9]{0,9}$' })]),
  content: Type.Optional(
    Type.String({ maxLength: CHAT_CONTENT_MAX, message: `메시지는 ${CHAT_CONTENT_MAX}자까지 보낼 수 있어요.` }),
  ),
  token: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  clientId: Type.Optional(Type.String({ pattern: `^[A-Za-z0-9_-]{1,${CLIENT_ID_MAX}}$` })),
  image: Type.Optional(Type.Null()),
  replyTo: Type.Optional(Type.Null()),
})

const RoomParams = Type.Object({ roomId: Id })
const Seq = Type.Integer({ minimum: 0, maximum: ID_MAX })
const tags = ['채팅']

export type MessageQuery = Static<typeof MessageQuery>
export const MessageQuery = Closed({
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: CHAT_PAGE_SIZE })),
  /** Exclusive; kept for the specification's client, `before` is exact where two messages share a millisecond. */
  lastMessageTime: Type.Optional(DateTime),
  before: Type.Optional(Seq),
  after: Type.Optional(Seq),
})

export type MessagePage = Static<typeof MessagePage>
export const MessagePage = Type.Object({ messages: Type.Array(ChatMessage), hasNext: Type.Boolean() })

export const chatRoutes = {
  'GET /api/chatrooms/:roomId/messages': {
    summary: '대화 내용',
    tags,
    security: MEMBER,
    params: RoomParams,
    querystring: MessageQuery,
    response: { 200: MessagePage },
  },
  'POST /api/chatrooms/:roomId/read': {
    summary: '읽음 표시',
    tags,
    security: MEMBER,
    params: RoomParams,
    response: { 200: Empty },
  },
  'GET /api/mypage/unread-messages': {
    summary: '읽지 않은 메시지가 있는지',
    tags,
    response: { 200: Type.Boolean() },
  },
} satisfies RouteTable
