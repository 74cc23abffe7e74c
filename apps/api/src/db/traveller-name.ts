import { sql, type AnyColumn } from 'drizzle-orm'

/**
 * How a contact knows the traveller. Whoever was named by their address and has agreed knows a person, whom a nickname alone may tell
 * nothing; whoever has not may be anybody, and reads the nickname alone, which was judged. Other members know each other by
 * nicknames, and no more is told. A name that could be an address of the web is none.
 */
export const travellerName = (
  contact: Record<'channel' | 'status', AnyColumn>,
  owner: Record<'name' | 'nickname', AnyColumn>,
) =>
  sql<string>`case when ${contact.channel} = 'EMAIL' and ${contact.status} = 'CONFIRMED'
      and lower(${owner.name}) <> lower(${owner.nickname}) and ${owner.name} !~ '[./:@]'
    then ${owner.name} || '(' || ${owner.nickname} || ')' else ${owner.nickname} end`
