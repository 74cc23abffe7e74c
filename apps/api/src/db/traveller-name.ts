import { sql, type AnyColumn } from 'drizzle-orm'

/**
 * How a contact knows the traveller. Whoever was named by their address knows a person, whom a nickname alone may tell nothing;
 * other members know each other by nicknames, and no more is told. A name that could be an address of the web is none.
 */
export const travellerName = (contactChannel: AnyColumn, name: AnyColumn, nickname: AnyColumn) =>
  sql<string>`case when ${contactChannel} = 'EMAIL' and lower(${name}) <> lower(${nickname}) and ${name} !~ '[./:@]'
    then ${name} || '(' || ${nickname} || ')' else ${nickname} end`
