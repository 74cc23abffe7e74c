import { sql } from 'drizzle-orm'
import { isReadablePost } from './post-columns.ts'
import { notifications } from './schema/notifications.ts'
import { posts } from './schema/posts.ts'

/**
 * Of a notification: what a tap would open is there. A post that was deleted or hidden is not spoken of, until staff show
 * it again, nor are a deleted room, and messages and meetings of a room one has left. Values and no `exists`, which the
 * planner may answer by reading all posts.
 */
export const leadsSomewhere = sql<boolean>`case ${notifications.resourceType}
  when 'POST' then (select true from ${posts} where ${posts.id} = ${notifications.resourceId} and ${isReadablePost})
  when 'ROOM' then (
    select true from chat_rooms r where r.id = ${notifications.resourceId} and r.deleted_at is null
    and (${notifications.type} not in ('CHAT', 'ROOM_REMINDER') or (
      select true from room_members m where m.room_id = r.id and m.user_id = ${notifications.userId})))
  else true end`
