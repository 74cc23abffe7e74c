import type { Notification } from '@honjeo/contract/notifications'
import type { NotificationType, ResourceType } from '@honjeo/contract/values/enums'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { sql, type SQL } from 'drizzle-orm'
import { isoUtc } from '../db/columns.ts'
import { canBePushed, isListed } from './notification-settings.queries.ts'
import { blocks } from '../db/schema/blocks.ts'
import { notifications } from '../db/schema/notifications.ts'
import { users } from '../db/schema/users.ts'

export interface NewNotification {
  userId: number
  type: NotificationType
  sentence: Sentence
  resourceType: ResourceType
  resourceId: number | null
  /** The member whose deed it is; null or absent: no member's. */
  by?: number | null
  /** What happened, where one notification must be sent however often it is noticed. */
  eventKey?: string
  /** False where another part pushes it. */
  isPushed?: boolean
}

const THEIR = sql`notifications.user_id`
const TYPE = sql`notifications.type`
/** In the list and by the dot. An alarm always is, whatever the member has switched off. */
export const IN_APP = sql<boolean>`(notifications.resource_type = 'ALERT' or ${isListed(THEIR, TYPE)})`

/** A notification that a member has just got. */
export interface SentNotification extends Notification {
  userId: number
  /** Whether the list shows it. */
  inApp: boolean
}

/** Returns a sentence as columns of `members`. */
export const wordsIn = ({ message, code, args }: Sentence) =>
  sql`${message}::text as message, ${code}::text as code, ${JSON.stringify(args)}::jsonb as args`

/**
 * Notifies each member of `members` (a relation of user_id, type, message, code, args), which has each once, but for those who are
 * gone, who have blocked the one whose deed it is, or who were notified before. The lock keeps them from going between
 * the look and the insert. Returns `SentNotification`s. It runs by itself or in a `with`.
 */
export const telling = (
  members: SQL,
  {
    resourceType,
    resourceId,
    by = null,
    eventKey,
    isPushed = true,
  }: Omit<NewNotification, 'userId' | 'type' | 'sentence'>,
) => sql`
  insert into ${notifications} (user_id, type, message, code, args, resource_type, resource_id, event_key, push_at)
  select users.id, members.type, members.message, members.code, members.args, ${resourceType}, ${resourceId}::bigint, ${eventKey ?? null},
    case when ${isPushed}::boolean and ${canBePushed(sql`users.id`, sql`members.type`)} then now() end
  from ${members} as members join ${users} on users.id = members.user_id
  where not exists (select from ${blocks} where blocker_id = users.id and blocked_id = ${by}::bigint)
  for key share of users
  on conflict (user_id, event_key) do nothing
  returning user_id as "userId", id, type, message, code, args, resource_type as "resourceType", resource_id as "resourceId",
    false as "isRead", ${isoUtc(sql`created_at`)} as "createdAt", ${IN_APP} as "inApp"`
