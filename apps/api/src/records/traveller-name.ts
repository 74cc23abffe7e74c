import { sql, type AnyColumn } from 'drizzle-orm'

/**
 * The traveller's name as a contact sees it. A contact without an account who has agreed gets name and nickname,
 * since they may not know the nickname; one who has not agreed may be a stranger and gets the nickname alone, which was
 * judged. Other members know each other by nicknames. A name that could be a web address is left out.
 */
export const travellerName = (
  contact: Record<'channel' | 'status', AnyColumn>,
  owner: Record<'name' | 'nickname', AnyColumn>,
) =>
  sql<string>`case when ${contact.channel} <> 'MEMBER' and ${contact.status} = 'CONFIRMED'
      and lower(${owner.name}) <> lower(${owner.nickname}) and ${owner.name} !~ '[./:@]'
    then ${owner.name} || '(' || ${owner.nickname} || ')' else ${owner.nickname} end`
