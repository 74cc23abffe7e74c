import type { StayFact } from '@honjeo/contract/stay-facts'
import { stayFacts } from '@honjeo/schema/stay-facts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { thisPlace } from './place-columns.ts'

/** The column of all that is known of the stay in a query's row of `places`, as JSON. */
export const knownStayFacts = sql<StayFact[]>`coalesce((
  select json_agg(json_build_object('fact', fact, 'value', value, 'source', json_build_object('name', source_name, 'url', source_url), 'checkedOn', checked_on) order by fact)
  from ${stayFacts} where content_id = ${thisPlace}), '[]')`

/** Replaces all that is known of a stay. */
export async function replaceStayFacts(tx: Db, contentId: number, facts: readonly StayFact[]): Promise<void> {
  await tx.delete(stayFacts).where(eq(stayFacts.contentId, contentId))
  if (facts.length === 0) return
  await tx.insert(stayFacts).values(
    facts.map(({ fact, value, source, checkedOn }) => ({
      contentId,
      fact,
      value,
      sourceName: source.name,
      sourceUrl: source.url,
      checkedOn,
    })),
  )
}
