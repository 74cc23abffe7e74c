import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether a channel is wanted, as long as the member has not set otherwise; `user` and `type` are expressions of the
 * query around it, with their table.
 */
const isWanted = (channel: SQL, user: SQL, type: SQL) => sql<boolean>`not exists (
  select from notification_settings s where s.user_id = ${user} and s.type = ${type} and not ${channel})`

/** Whether notifications of a type are in the list and counted by the dot. */
export const isListed = (user: SQL, type: SQL) => isWanted(sql`s.in_app`, user, type)

export const isPushWanted = (user: SQL, type: SQL) => isWanted(sql`s.push`, user, type)

/** A member who wants it pushed, and has a browser that it can be pushed to. */
export const canBePushed = (user: SQL, type: SQL) => sql<boolean>`(${isPushWanted(user, type)}
  and exists (select from push_subscriptions p where p.user_id = ${user}))`
