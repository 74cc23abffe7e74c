import { createHash } from 'node:crypto'
import { deriveKeys } from '../auth/keys.ts'
import { sealNumber } from '../safety/texts/phone-numbers.ts'
import { addPosts } from './posts.ts'
import { addReceipt } from './receipts.ts'
import { addReviews } from './reviews.ts'
import { addImage } from './images.ts'
import { ownThings } from './own-things.ts'
import { SAEBYEOL } from './places.ts'
import type { Member, TestApp } from './test-app.ts'

/** Adds at least one of every kind of thing that is kept of a member; some of them about the other. */
export async function addOwnData(t: TestApp, member: Member, other: Member): Promise<{ imageNames: string[] }> {
  const { id } = member
  const { postId, reviewId } = await ownThings(t, member)
  const images = [await addImage(t, member), await addImage(t, member), await addImage(t, member)]
  const imageNames = images.map(({ imageName }) => imageName)
  const [otherPost] = await addPosts(t.database, { authorId: other.id })
  const [otherReview] = await addReviews(t.database, SAEBYEOL, { userId: other.id })
  const receiptId = await addReceipt(t.database, { userId: id, contentId: SAEBYEOL })
  const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
  const otherRoom = await t.addRoom(other, { contentId: SAEBYEOL })
  // A third member is its host: the two block each other, which ends requests between them.
  const third = await t.addMember()
  const askedRoom = await t.addRoom(third, { contentId: SAEBYEOL })

  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row)
    const marks = names.map((_, i) => `$${i + 1}`).join()
    return t.sql(`insert into ${table} (${names.join()}) values (${marks})`, ...Object.values(row))
  }
  await insert('post_images', { post_id: postId, position: 0, image_name: imageNames[0] })
  await insert('review_images', { review_id: reviewId, position: 0, image_name: imageNames[1] })
  await insert('scraps', { user_id: id, post_id: otherPost })
  await insert('review_votes', { user_id: id, review_id: otherReview })
  await t.sql('update reviews set receipt_verified = true where id = $1', reviewId)
  await insert('solo_fact_answers', {
    user_id: id,
    content_id: SAEBYEOL,
    fact: 'NO_STARES',
    answer: true,
    review_id: reviewId,
  })
  await insert('hours_doubts', { content_id: SAEBYEOL, user_id: id })
  await insert('saved_places', { user_id: id, content_id: SAEBYEOL })
  await insert('trips', { user_id: id, start_date: '2027-04-02', end_date: '2027-04-04' })
  await insert('former_nicknames', { user_id: id, nickname: `먼저${id}` })
  await insert('room_bans', { user_id: id, room_id: otherRoom })
  await insert('attendances', { user_id: id, room_id: askedRoom, meets_at: '2027-04-02', was_inside: true })
  const { rows: about } = await t.sql(
    `insert into attendances (user_id, room_id, meets_at, was_inside) values ($1, $2, '2027-04-02', true) returning id`,
    third.id,
    askedRoom,
  )
  await insert('attendance_claims', {
    attendance_id: about[0]!['id'],
    author_id: id,
    claim: 'MET',
    created_at: '2027-04-02T12:00Z',
  })
  // The two prove it the other way round, and of another room, as they prove once for a room that they met.
  const nextRoom = await t.addRoom(third, { contentId: SAEBYEOL })
  const next = { room_id: nextRoom, meets_at: '2027-04-03', was_inside: true }
  for (const userId of [id, third.id]) await insert('attendances', { ...next, user_id: userId })
  for (const [room, meetsAt, shownBy, typedBy] of [
    [askedRoom, '2027-04-02', third.id, id],
    [nextRoom, '2027-04-03', id, third.id],
  ]) {
    const proof = { room_id: room, shown_by: shownBy, typed_by: typedBy }
    await insert('meeting_proofs', { ...proof, meets_at: meetsAt, met_at: meetsAt, created_at: meetsAt })
  }
  const { rows: mine } = await t.sql(
    `select id from attendances where user_id = $1 and room_id = $2 and meets_at = '2027-04-02'`,
    id,
    askedRoom,
  )
  const [ofMember, ofThird] = [mine[0]!['id'], about[0]!['id']]
  const said = { author_id: third.id, claim: 'MET', created_at: '2027-04-02T12:00Z' }
  await insert('attendance_claims', { ...said, attendance_id: ofMember })
  const written = { sentence: '덕분에 편했어요', created_at: '2027-04-02T13:00Z' }
  await insert('identity_proofs', {
    user_id: id,
    person_hash: createHash('sha256').update(String(id)).digest('base64url'),
    provider: 'NICE',
    verified_at: '2027-04-02T13:00Z',
  })
  await insert('meeting_words', {
    ...written,
    attendance_id: ofThird,
    author_attendance_id: ofMember,
    author_id: id,
    subject_id: third.id,
  })
  await insert('meeting_words', {
    ...written,
    attendance_id: ofMember,
    author_attendance_id: ofThird,
    author_id: third.id,
    subject_id: id,
  })
  await insert('room_stays', { user_id: id, room_id: otherRoom, joined_at: 'now', left_at: 'now', last_seq: 1 })
  await insert('messages', { room_id: roomId, seq: 90, sender_id: id, type: 'TALK', content: '', deleted_at: 'now' })
  await insert('deleted_messages', { room_id: roomId, seq: 90, content: '잘못 보냈어요', deleted_at: 'now' })
  await insert('message_reactions', { room_id: roomId, seq: 1, user_id: id, kind: 'LIKE' })
  await insert('notification_settings', { user_id: id, type: 'CHAT', in_app: true, push: false })
  await insert('trusted_contacts', {
    owner_id: other.id,
    name: `${other.nickName}의 친구`,
    channel: 'MEMBER',
    member_id: id,
    position: 1,
  })
  const { rows: owned } = await t.sql(`select min(id)::int as id from trusted_contacts where owner_id = $1`, id)
  const contactId = (owned as { id: number }[])[0]!.id
  const sealed = sealNumber(deriveKeys(t.secret), contactId, '+821012345678')
  await insert('contact_phones', { contact_id: contactId, number_hash: 'hash', sealed })
  await insert('text_budgets', { user_id: id, day: '2027-04-02', cap: 2000, spent: 50, spent_on_tests: 50, asks: 1 })
  await insert('notice_mails', { user_id: id, language: 'ko', next_at: 'now' })
  await insert('quiet_hours', { user_id: id, from_minute: 1320, to_minute: 420 })
  await insert('push_subscriptions', { user_id: id, endpoint: `https://push.example/${id}`, p256dh: 'p', auth: 'a' })
  await insert('safety_items', {
    user_id: id,
    day: '2027-04-02',
    item_id: 'health-1',
    checked: true,
    changed_at: 'now',
  })
  await insert('safety_days', { user_id: id, day: '2027-04-02', rate: 80, saved_at: 'now' })
  await insert('blocks', { blocker_id: id, blocked_id: other.id })
  // A block ends the requests that there are.
  await insert('room_requests', { user_id: id, room_id: askedRoom, state: 'WAITING', text: '함께 걷고 싶어요' })
  await insert('sanctions', { user_id: id, kind: 'WARNING', reason: '광고를 올렸어요', staff_id: other.id })
  await insert('point_events', { user_id: id, amount: 100, receipt_id: receiptId })
  await insert('reports', {
    reporter_id: id,
    target_type: 'USER',
    target_id: other.id,
    target_user_id: other.id,
    target_content: `${other.nickName}의 소개`,
    reason: 'SPAM',
    detail: '광고예요',
  })
  await t.sql(
    `with mine as (insert into inquiries (user_id, category, title, content) values ($1, 'OTHER', '궁금해요', '언제 열어요?') returning id)
     insert into inquiry_images (inquiry_id, position, image_name) select id, 0, $2 from mine`,
    id,
    imageNames[2],
  )
  await t.sql(
    `with said as (insert into comments (post_id, author_id, content) values ($1, $2, $3) returning id)
     insert into comment_mentions (comment_id, user_id) select id, $4 from said`,
    otherPost,
    other.id,
    `${other.nickName}의 댓글`,
    id,
  )
  return { imageNames }
}
