import type { Pin, Quote } from '@honjeo/contract/chat'
import { fillPlaceholders, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { isoUtc } from '@honjeo/schema/columns'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { isVisibleAs } from '../../records/visible-room.ts'
import { quoteOf } from './message-columns.queries.ts'
import { LEAD_MAX, ONE_MS } from './message-time.queries.ts'

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
 * What became of a talk. KNOWN: it was stored before, or is twice in the group. BUSY: another transaction is changing
 * its room just now, and nothing was stored.
 */
export interface TalkOutcome {
  verdict: 'STORED' | 'KNOWN' | 'BUSY' | 'NOT_A_MEMBER' | 'MESSAGE_NOT_FOUND'
  /** The row of a stored one. */
  seq: number | null
  /** The time of a stored one, which is later than that of the message before it. */
  sentAt: string | null
  senderName: string
  senderProfileImage: string | null
  quote: Quote | null
}

/** The columns of a group of talks, each an array, so that the text is the same for groups of any size. */
const COLUMNS = {
  roomId: (talk) => talk.roomId,
  senderId: (talk) => talk.senderId,
  content: (talk) => talk.content,
  clientId: (talk) => talk.clientId,
  lat: (talk) => talk.pin?.lat ?? null,
  lng: (talk) => talk.pin?.lng ?? null,
  label: (talk) => talk.pin?.label ?? null,
  replyToSeq: (talk) => talk.replyToSeq,
  sentAt: (talk) => talk.sentAt.toISOString(),
} satisfies Record<string, (talk: NewTalk) => unknown>

const column = (name: keyof typeof COLUMNS) => sql.placeholder(name)

const SENT = sql`unnest(
    ${column('roomId')}::bigint[], ${column('senderId')}::bigint[], ${column('content')}::text[], ${column('clientId')}::text[],
    ${column('lat')}::float8[], ${column('lng')}::float8[], ${column('label')}::text[],
    ${column('replyToSeq')}::int[], ${column('sentAt')}::timestamptz[]
  ) with ordinality
    as sent (room_id, sender_id, content, client_id, pin_lat, pin_lng, pin_label, reply_to_seq, sent_at, nr)`

/**
 * One statement, which is its own transaction.
 *
 * The rooms are locked in the order of their ids, as by all who lock several, until what is stored is committed: so a
 * reader who sees number n of a room sees every smaller one, and no member is removed from a room while they speak. A
 * room that another transaction holds is not waited for, lest it hold up all the others. Their number, last_seq, is
 * read after the lock; what else is looked up is as it was when the statement began, so a talk that another server
 * stored in between violates `messages_client_id_unique`, and the whole group with it.
 */
const INSERT = new PgDialect().sqlToQuery(sql`
  with sent as materialized (
    select * from ${SENT}
  ), locked as materialized (
    select array_agg(id) as ids, array_agg(last_seq) as last_seqs, array_agg(last_message_at) as last_ats,
      array_agg(shows_earlier_messages) as show_earlier
    from (
      select id, last_seq, last_message_at, shows_earlier_messages from chat_rooms
      where id = any(${column('roomId')}::bigint[]) and ${isVisibleAs(sql`chat_rooms`)}
      order by id for no key update skip locked
    ) room
  ), judged as materialized (
    select sent.*, room.last_seq, room.last_at, case
      when (select true from messages k
        where k.room_id = sent.room_id and k.sender_id = sent.sender_id and k.client_id = sent.client_id) then 'KNOWN'
      when room.last_seq is null
        and (select true from chat_rooms r where r.id = sent.room_id and ${isVisibleAs(sql`r`)}) then 'BUSY'
      when member.is_there is null then 'NOT_A_MEMBER'
      when sent.reply_to_seq is not null and (select true from messages q
        where q.room_id = sent.room_id and q.seq = sent.reply_to_seq and q.seq >= member.reads_from) is null then 'MESSAGE_NOT_FOUND'
      else 'STORED' end as verdict
    from locked
    cross join sent
    cross join lateral (
      select locked.last_seqs[place] as last_seq, locked.last_ats[place] as last_at, locked.show_earlier[place] as shows_earlier
      from (select array_position(locked.ids, sent.room_id) as place) locked_room
    ) room
    left join lateral (
      select true as is_there, case when room.shows_earlier then 1 else m.reads_from_seq end as reads_from from room_members m
      where m.room_id = sent.room_id and m.user_id = sent.sender_id and room.last_seq is not null
      for no key update
    ) member on true
  ), checked as (
    select judged.*, verdict = 'STORED' and row_number() over (
      partition by verdict, room_id, sender_id, client_id, case when client_id is null then nr end order by nr) = 1 as is_new
    from judged
  ), ranked as (
    select checked.*, row_number() over (partition by room_id, is_new order by nr) as rank from checked
  ), numbered as materialized (
    select ranked.*,
      case when is_new then (last_seq + rank)::int end as seq,
      case when is_new then rank * ${ONE_MS} + greatest(
        case when last_at < sent_at + ${LEAD_MAX} then last_at end,
        max(sent_at - rank * ${ONE_MS}) over (partition by room_id, is_new order by nr)
      ) end as stored_at
    from ranked
  ), raised as (
    update chat_rooms set last_seq = newest.seq, last_message_at = newest.stored_at
    from (
      select room_id, max(seq) as seq, max(stored_at) as stored_at from numbered where is_new group by room_id
    ) newest
    where id = newest.room_id
  ), own as (
    update room_members m set last_read_seq = said.seq
    from (
      select room_id, sender_id, max(seq) as seq from numbered where is_new group by room_id, sender_id
    ) said
    where m.room_id = said.room_id and m.user_id = said.sender_id
  ), stored as (
    insert into messages (room_id, seq, sender_id, type, content, client_id, created_at,
      pin_lat, pin_lng, pin_label, reply_to_seq)
    select room_id, seq, sender_id, 'TALK', content, client_id, stored_at, pin_lat, pin_lng, pin_label, reply_to_seq
    from numbered where is_new
  )
  select case when verdict = 'STORED' and not is_new then 'KNOWN' else verdict end as verdict,
    seq, ${isoUtc(sql`stored_at`)} as "sentAt", coalesce(u.nickname, ${FORMER_MEMBER}) as "senderName", u.image_url as "senderProfileImage",
    case when reply_to_seq is not null
      then ${quoteOf({ roomId: sql`numbered.room_id`, seq: sql`numbered.reply_to_seq` })} end as quote
  from numbered
  left join lateral (select nickname, image_url from users where id = sender_id limit 1) u on true
  order by nr
`)

/**
 * Stores groups of talks; returns the outcome of each talk, in their order.
 *
 * The statement is planned seldom, for planning it takes longer than carrying it out. The planner may choose any index
 * that is still empty, so it is asked again whenever four times as many talks have been stored.
 */
export function createTalkStore(loopingPool: Pool) {
  let count = 0

  return async function insertTalks(talks: readonly NewTalk[]): Promise<TalkOutcome[]> {
    const columns = Object.entries<(talk: NewTalk) => unknown>(COLUMNS).map(([name, of]) => [name, talks.map(of)])
    const values = fillPlaceholders(INSERT.params, Object.fromEntries(columns) as Record<string, unknown>)
    const name = `insert_talks_${Math.floor(Math.log2(count + 1) / 2)}`
    count += talks.length
    const { rows } = await loopingPool.query<TalkOutcome>({ name, text: INSERT.sql, values })
    return rows
  }
}
