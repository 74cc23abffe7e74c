import type { Pin, Quote } from '@honjeo/contract/chat'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { FORMER_MEMBER } from '../db/former-member.ts'
import { quoteOf } from './message-columns.queries.ts'

/** What a member says in words or with a pin. */
export interface NewTalk {
  roomId: number
  senderId: number
  content: string
  clientId: string | null
  pin: Pin | null
  replyToSeq: number | null
  sentAt: Date
}

/**
 * What became of a talk. KNOWN: it was stored before, or stands twice in the group. BUSY: somebody else is changing its
 * room just now, and nothing was stored.
 */
export interface TalkOutcome {
  verdict: 'STORED' | 'KNOWN' | 'BUSY' | 'CHAT4005' | 'CHAT4041'
  /** Of a stored one. */
  seq: number | null
  senderName: string
  senderProfileImage: string | null
  quote: Quote | null
}

/** The talks as a table `sent`: one parameter for each column, so that the text is the same for groups of any size. */
function sentOf(talks: readonly NewTalk[]) {
  const column = (of: (talk: NewTalk) => unknown) => sql.param(talks.map(of))
  return sql`unnest(
    ${column(({ roomId }) => roomId)}::int[], ${column(({ senderId }) => senderId)}::int[],
    ${column(({ content }) => content)}::text[], ${column(({ clientId }) => clientId)}::text[],
    ${column(({ pin }) => pin?.lat ?? null)}::float8[], ${column(({ pin }) => pin?.lng ?? null)}::float8[],
    ${column(({ pin }) => pin?.label ?? null)}::text[], ${column(({ replyToSeq }) => replyToSeq)}::int[],
    ${column(({ sentAt }) => sentAt.toISOString())}::timestamptz[]
  ) with ordinality
    as sent (room_id, sender_id, content, client_id, pin_lat, pin_lng, pin_label, reply_to_seq, sent_at, nr)`
}

/**
 * Stores a group of talks in one statement, which is its own transaction; answers the outcome of each, in their order.
 *
 * The rooms are locked in the order of their ids, as everybody does who locks several, until what is stored is committed: so
 * whoever sees number n of a room sees every smaller one, and nobody is removed from a room while they speak. A room that
 * another transaction holds is not waited for, lest it hold up all the others. Their number, last_seq, is read after the
 * lock; what else is looked up is as it was when the statement began, so a talk that another server stored in between
 * violates `messages_client_id_unique`, and the whole group with it.
 *
 * Planned anew for every group: a plan that was kept from when the conversation was young would read all of it each time.
 */
export async function insertTalks(db: Db, talks: readonly NewTalk[]): Promise<TalkOutcome[]> {
  const { rows } = await db.execute<TalkOutcome & Record<string, unknown>>(sql`
    with sent as materialized (
      select * from ${sentOf(talks)}
    ), room as materialized (
      select id, last_seq from chat_rooms
      where id = any(${sql.param(talks.map(({ roomId }) => roomId))}::int[]) and deleted_at is null
      order by id for no key update skip locked
    ), member as materialized (
      select m.room_id, m.user_id
      from (select distinct sent.room_id, sent.sender_id from sent join room on room.id = sent.room_id) s
      join room_members m on m.room_id = s.room_id and m.user_id = s.sender_id
      for no key update of m
    ), judged as materialized (
      select sent.*, room.last_seq, case
        when (select true from messages k
          where k.room_id = sent.room_id and k.sender_id = sent.sender_id and k.client_id = sent.client_id) then 'KNOWN'
        when room.id is null and (select true from chat_rooms r where r.id = sent.room_id and r.deleted_at is null) then 'BUSY'
        when member.user_id is null then 'CHAT4005'
        when sent.reply_to_seq is not null and (select true from messages q
          where q.room_id = sent.room_id and q.seq = sent.reply_to_seq) is null then 'CHAT4041'
        else 'STORED' end as verdict
      from sent
      left join room on room.id = sent.room_id
      left join member on member.room_id = sent.room_id and member.user_id = sent.sender_id
    ), copied as (
      select judged.*, row_number() over (
        partition by room_id, sender_id, client_id, case when client_id is null then nr end order by nr) as copy
      from judged where verdict = 'STORED'
    ), numbered as materialized (
      select copied.*, (last_seq + row_number() over (partition by room_id order by nr))::int as seq
      from copied where copy = 1
    ), raised as (
      update chat_rooms set last_seq = newest.seq, last_message_at = newest.sent_at
      from (select room_id, max(seq) as seq, max(sent_at) as sent_at from numbered group by room_id) newest
      where id = newest.room_id
    ), own as (
      update room_members m set last_read_seq = said.seq
      from (select room_id, sender_id, max(seq) as seq from numbered group by room_id, sender_id) said
      where m.room_id = said.room_id and m.user_id = said.sender_id
    ), stored as (
      insert into messages (room_id, seq, sender_id, type, content, client_id, created_at,
        pin_lat, pin_lng, pin_label, reply_to_seq)
      select room_id, seq, sender_id, 'TALK', content, client_id, sent_at, pin_lat, pin_lng, pin_label, reply_to_seq
      from numbered
    )
    select case when judged.verdict = 'STORED' and numbered.seq is null then 'KNOWN' else judged.verdict end as verdict,
      numbered.seq, coalesce(u.nickname, ${FORMER_MEMBER}) as "senderName", u.image_url as "senderProfileImage",
      case when judged.reply_to_seq is not null
        then ${quoteOf({ roomId: sql`judged.room_id`, seq: sql`judged.reply_to_seq` })} end as quote
    from judged
    left join numbered on numbered.nr = judged.nr
    left join users u on u.id = judged.sender_id
    order by judged.nr
  `)
  return rows
}
