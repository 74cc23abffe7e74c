import { sql } from 'drizzle-orm'
import { isReadablePost } from './post-columns.ts'
import { notifications } from '@honjeo/schema/notifications'
import { posts } from '@honjeo/schema/posts'
import { isKnownTo } from './known-room.ts'

/**
 * Whether a notification leads to something that its member can open. It is hidden while its post is deleted or hidden,
 * except for what informs authors about their own post, and where the room is deleted or hidden, the message or meeting
 * is of a room the member has left, the plan was deleted, the notice was taken down, or the contact was removed. These are values and not
 * `exists`, which the planner may answer by reading all posts.
 */
export const leadsSomewhere = sql<boolean>`case ${notifications.resourceType}
  when 'POST' then (
    select true from ${posts} where ${posts.id} = ${notifications.resourceId} and (${isReadablePost} or (
      ${notifications.type} = 'SYSTEM' and ${posts.deletedAt} is null and ${posts.authorId} = ${notifications.userId})))
  when 'REVIEW' then (
    select true from reviews w where w.id = ${notifications.resourceId} and w.user_id = ${notifications.userId})
  when 'STAY' then (
    select true from room_stays s join chat_rooms r on r.id = s.room_id and r.hidden_at is null
    where s.room_id = ${notifications.resourceId} and s.user_id = ${notifications.userId} limit 1)
  when 'ROOM' then (
    select true from chat_rooms r where r.id = ${notifications.resourceId} and ${isKnownTo(sql`${notifications.userId}`, sql`now()`, sql`r`)}
    and (${notifications.type} not in ('CHAT', 'ROOM_REMINDER') or (
      select true from room_members m where m.room_id = r.id and m.user_id = ${notifications.userId})))
  when 'PLAN' then (
    select true from plans l where l.id = ${notifications.resourceId} and l.user_id = ${notifications.userId})
  when 'NOTICE' then (select true from notices n where n.id = ${notifications.resourceId} and n.published_at is not null)
  when 'ALERT' then (select true from check_ins c where c.id = ${notifications.resourceId})
  when 'CONTACT' then (${notifications.resourceId} is null or (
    select c.removed_at is null from trusted_contacts c where c.id = ${notifications.resourceId}))
  else true end`
