import { ID_MAX } from '@honjeo/contract/values/limits'
import { expect, it } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()

/**
 * The tables that grow with the members, each with the column by which it can be spread over many machines. docs/growth.md says
 * why these. What is not here is small, or the same on every machine: places and what belongs to them, staff, words, keys.
 */
const SPREAD_BY: Record<string, string> = {
  chat_rooms: 'id',
  messages: 'room_id',
  message_reactions: 'room_id',
  room_members: 'room_id',
  room_bans: 'room_id',
  room_requests: 'room_id',
  room_stays: 'user_id',
  attendances: 'user_id',
  attendance_claims: 'author_id',
  meeting_proofs: 'room_id',
  meeting_words: 'author_id',
  voices: 'user_id',
  posts: 'id',
  post_images: 'post_id',
  comments: 'post_id',
  users: 'id',
  sessions: 'user_id',
  notifications: 'user_id',
  push_subscriptions: 'user_id',
  point_events: 'user_id',
  receipts: 'user_id',
  receipt_marks: 'hash',
  plans: 'user_id',
  plan_spots: 'plan_id',
  reviews: 'content_id',
  images: 'name',
  consents: 'user_id',
  identity_proofs: 'user_id',
  blocks: 'blocker_id',
  scraps: 'user_id',
  saved_places: 'user_id',
  idempotency_keys: 'user_id',
  notification_settings: 'user_id',
  quiet_hours: 'user_id',
  safety_days: 'user_id',
  safety_items: 'user_id',
}

const KEY = 'the key becomes (user_id, id): nothing else refers to the id'
const IMAGE = 'the row of `images`, which is spread by the name, says where the image stands'
const CLAIM = 'a table of its own, spread by the value, in which a sign-up claims it first'

/** Unique indexes without that column, which one machine holds for all today, each with what takes its place. */
const EXCEPTIONS: Record<string, string> = {
  users_email_unique: CLAIM,
  users_mailbox_unique: CLAIM,
  users_nickname_unique: CLAIM,
  users_nickname_fold_unique: CLAIM,
  users_kakao_unique: CLAIM,
  identity_proofs_person_unique: CLAIM,
  users_image_unique: IMAGE,
  messages_image_unique: IMAGE,
  post_images_image_unique: IMAGE,
  sessions_pkey: 'a random id: unique without being looked up, so the key becomes (user_id, id)',
  notifications_pkey: KEY,
  push_subscriptions_pkey: KEY,
  push_subscriptions_endpoint_unique: CLAIM,
  point_events_pkey: KEY,
  point_events_receipt_unique: 'a receipt is its member’s, so both stand on one machine: (user_id, receipt_id)',
  room_requests_pkey: KEY,
  room_stays_pkey: KEY,
  meeting_words_pkey: 'the key becomes (author_id, id), and nothing refers to it',
  attendances_pkey: 'the key becomes (user_id, id), and what others say of it names the member besides',
  receipts_pkey: 'the key becomes (user_id, id), and point events refer to both',
  receipts_review_unique: 'a review’s receipt is its writer’s: (user_id, review_id)',
  receipts_fingerprint_unique: CLAIM,
  receipts_image_unique: CLAIM,
  plans_pkey: 'the key becomes (user_id, id), and stops take over the member',
  plans_share_token_unique: 'a random token: unique without being looked up; a link names the member besides',
  comments_pkey: 'the key becomes (post_id, id), which is unique already',
  reviews_pkey: 'the key becomes (content_id, id), and votes and images take over the place',
}

it('a big table can be spread: each of its unique indexes begins with or holds the column it is spread by', async () => {
  const { rows } = await t.database.pool.query<{ table: string; name: string; columns: string[] }>(
    `select t.relname as table, i.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
     where x.indisunique and t.relname = any($1) group by t.relname, i.relname order by i.relname`,
    [Object.keys(SPREAD_BY)],
  )
  const stray = rows.filter(({ table, columns }) => !columns.includes(SPREAD_BY[table]!)).map(({ name }) => name)
  expect(stray).toEqual(Object.keys(EXCEPTIONS).toSorted())
  expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(Object.keys(SPREAD_BY)))
})

/** Keys of 32 bits and less, each with why 2,147,483,647 (or 32,767) are never reached. All others outgrow them: docs/growth.md. */
const POSITION = 'a place in a list of some twenty'
const IN_A_ROOM = 'counts within a room: full after 68 years of a message each second'
const NARROW: Record<string, string> = {
  'deleted_messages.seq': IN_A_ROOM,
  'inquiry_images.position': POSITION,
  'message_reactions.seq': IN_A_ROOM,
  'messages.reply_to_seq': IN_A_ROOM,
  'messages.seq': IN_A_ROOM,
  'place_counts.content_type_id': 'one of eight kinds',
  'places.content_type_id': 'one of eight kinds',
  'plan_spots.day_index': 'one of 14 days',
  'plan_spots.position': POSITION,
  'post_images.position': POSITION,
  'recovery_codes.slot': 'one of ten codes',
  'reports.target_seq': IN_A_ROOM,
  'review_images.position': POSITION,
  'vapid_keys.id': 'one row',
  'weather_forecasts.nx': 'a column of the island’s grid',
  'weather_forecasts.ny': 'a row of the same',
}

it('no id is too narrow for ten million members, nor what refers to it', async () => {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select distinct a.attrelid::regclass || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid in ('int2'::regtype, 'int4'::regtype) and (
       a.attidentity <> '' or a.attname ~ '(^|_)id$'
       or exists (select from pg_index x where x.indrelid = a.attrelid and x.indisunique and a.attnum = any(x.indkey))
       or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any(f.conkey)))
     order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(NARROW).toSorted())
  const { rows: sequences } = await t.sql(
    `select sequencename from pg_sequences where schemaname = 'public' and max_value < ${ID_MAX}`,
  )
  expect(sequences).toEqual([])
})
