import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { type Param, prepared } from '../db/prepared.ts'
import type { ProfanityTerm } from '@honjeo/profanity/profane-text'
import { profanityTerms } from '@honjeo/schema/staff'

const columns = { term: profanityTerms.term, isAllowed: profanityTerms.isAllowed }

const selectTermsIn = prepared('list_terms_in', (db, { letters }: { letters: Param<string> }) =>
  db
    .select(columns)
    .from(profanityTerms)
    .where(sql`strpos(${letters}, ${profanityTerms.term}) > 0`),
)

/** Returns the terms that occur in letters; asked each time, so what staff change counts at once on every server. */
export const listTermsIn = (db: Db, letters: string): Promise<ProfanityTerm[]> => selectTermsIn(db, { letters })

export const listProfanityTerms = (db: Db): Promise<ProfanityTerm[]> =>
  db.select(columns).from(profanityTerms).orderBy(asc(profanityTerms.term))

/** Adds a term, or changes whether it is allowed. */
export async function saveProfanityTerm(db: Db, { term, isAllowed }: ProfanityTerm): Promise<void> {
  await db
    .insert(profanityTerms)
    .values({ term, isAllowed })
    .onConflictDoUpdate({ target: profanityTerms.term, set: { isAllowed } })
}

export async function deleteProfanityTerm(db: Db, term: string): Promise<void> {
  await db.delete(profanityTerms).where(eq(profanityTerms.term, term))
}
