import { Client, type PoolConfig } from 'pg'
import type { GeneratedRooms } from './insert-generated-chat.ts'

const WORDS = '내일 아침 아홉 시에 주차장 앞에서 만나요. 물이랑 모자는 꼭 챙기세요!'
/** The number of notifications for each member, a quarter of them unread. */
const NOTIFICATIONS = 40
/** The last messages of each room, which no member has read. */
export const UNREAD = 60

/** Gives each room as many messages, said by its members in turn over the last 30 days, and each member some notifications. */
export async function insertGeneratedMessages(
  connection: PoolConfig,
  { roomIds, members }: GeneratedRooms,
  messages: number,
): Promise<void> {
  const each = Math.floor(messages / roomIds.length)
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into messages (room_id, seq, sender_id, type, content, client_id, created_at)
       select room_id, n, talkers[1 + n % cardinality(talkers)], 'TALK', '${WORDS}', 'generated-' || n,
         now() - interval '30 days' * (1 - n::float8 / ${each})
       from (select room_id, array_agg(user_id order by user_id) as talkers from room_members
         where room_id = any($1::bigint[]) group by room_id) rooms, generate_series(1, ${each}) n`,
      [roomIds],
    )
    await client.query('update chat_rooms set last_seq = $2, last_message_at = now() where id = any($1::bigint[])', [
      roomIds,
      each,
    ])
    await client.query(
      'update room_members set last_read_seq = greatest(0, $2::int - $3::int - user_id % 30) where room_id = any($1::bigint[])',
      [roomIds, each, UNREAD],
    )
    await client.query(
      `insert into notifications (user_id, type, message, resource_type, resource_id, created_at, read_at)
       select id, 'COMMENT', '여행자님이 회원님의 글에 댓글을 남겼어요.', 'POST', n, now() - interval '1 hour' * n,
         case when n % 4 > 0 then now() end
       from unnest($1::bigint[]) id, generate_series(1, ${NOTIFICATIONS}) n`,
      [members.map(({ userId }) => userId)],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
