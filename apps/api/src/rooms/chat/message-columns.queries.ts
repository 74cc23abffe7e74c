import type { ChatMessage, Quote } from '@honjeo/contract/chat'
import { QUOTE_MAX } from '@honjeo/contract/values/limits'
import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import { toUploadedImage } from '../../records/attached-images.ts'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { images } from '@honjeo/schema/images'
import { messages } from '@honjeo/schema/messages'
import { users } from '@honjeo/schema/users'

/** The name of the one who says what the service itself writes, for clients that show each line with a name. */
const SERVICE_NAME = '혼저'

/** ENTER and EXIT are stored without words, since a stored name would outlive its member. */
const enterLine = (nickname: string) => `${nickname}님이 들어왔어요.`
const exitLine = (nickname: string) => `${nickname}님이 나갔어요.`

/** The column of what a reply shows of the message it answers. */
export const quoteOf = (answered: { roomId: SQLWrapper; seq: SQLWrapper }) => sql<Quote | null>`(
  select json_build_object(
    'seq', q.seq,
    'senderId', q.sender_id,
    'senderName', coalesce(s.nickname, ${FORMER_MEMBER}),
    'content', left(q.content, ${QUOTE_MAX}),
    'kind', case
      when q.deleted_at is not null then 'DELETED'
      when q.content <> '' then 'TEXT'
      when q.image_name is not null then 'IMAGE'
      else 'PIN' end)
  from messages q left join users s on s.id = q.sender_id
  where q.room_id = ${answered.roomId} and q.seq = ${answered.seq})`

const nameOfSender = sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`

const reactions = sql<ChatMessage['reactions']>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'userIds', "userIds") order by first), '[]')
  from (
    select kind, json_agg(user_id order by created_at, user_id) as "userIds", min(created_at) as first
    from message_reactions r where r.room_id = messages.room_id and r.seq = messages.seq group by kind
  ) by_kind)`

/** The query joins senders and images from the left; finish each row with `toMessage`. */
const messageColumns = {
  id: sql<string>`${messages.roomId} || '-' || ${messages.seq}`,
  seq: messages.seq,
  clientId: messages.clientId,
  type: messages.type,
  roomId: messages.roomId,
  senderId: messages.senderId,
  senderName: nameOfSender,
  senderProfileImage: users.imageUrl,
  content: messages.content,
  code: messages.code,
  args: messages.args,
  photo: { name: images.name, width: images.width, height: images.height },
  pin: { lat: messages.pinLat, lng: messages.pinLng, label: messages.pinLabel },
  replyTo: sql<string | null>`${messages.roomId} || '-' || ${messages.replyToSeq}`,
  quote: quoteOf({ roomId: sql`messages.room_id`, seq: sql`messages.reply_to_seq` }),
  reactions,
  isDeleted: sql<boolean>`${messages.deletedAt} is not null`,
  revision: messages.revision,
  sendAt: isoUtc(messages.createdAt),
}

const toPin = ({ lat, lng, label }: { lat: number | null; lng: number | null; label: string | null }) =>
  lat === null || lng === null || label === null ? null : { lat, lng, label }

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

export const selectMessages = (db: Db) =>
  db
    .select(messageColumns)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .leftJoin(images, eq(images.name, messages.imageName))
    .$dynamic()

/** The rules in every room are the service's words, not the host's. ENTER and EXIT get a sentence with the member's present name. */
function asRead<R extends Pick<Row, 'type' | 'senderId' | 'senderName' | 'senderProfileImage' | 'content'>>(row: R): R {
  const { type, senderName } = row
  if (type === 'GUIDE') return { ...row, senderId: null, senderName: SERVICE_NAME, senderProfileImage: null }
  if (type === 'ENTER') return { ...row, content: enterLine(senderName) }
  if (type === 'EXIT') return { ...row, content: exitLine(senderName) }
  return row
}

export function toMessage({ photo, pin, ...row }: Row): ChatMessage {
  const image = photo && toUploadedImage(photo)
  return { ...asRead(row), image: image?.imageUrl ?? null, photo: image, pin: toPin(pin) }
}
