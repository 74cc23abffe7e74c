import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { ProfanityTerm } from './profane-text.ts'
import { profanityTerms } from '../db/schema/profanity.ts'

const columns = { term: profanityTerms.term, isAllowed: profanityTerms.isAllowed }

/** Column: the terms that occur in letters; asked each time, so what staff change counts at once on every server. */
export const termsIn = (letters: string) => sql<ProfanityTerm[]>`(
  select coalesce(json_agg(json_build_object('term', term, 'isAllowed', is_allowed)), '[]')
  from profanity_terms where strpos(${letters}, term) > 0)`

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
