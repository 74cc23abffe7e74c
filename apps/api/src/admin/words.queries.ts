import type { adminWordsRoutes } from '@honjeo/contract/admin/words'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { FilterWord } from '@honjeo/contract/admin/words'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { profanityTerms } from '@honjeo/schema/staff'

const columns = {
  term: profanityTerms.term,
  isAllowed: profanityTerms.isAllowed,
  createdAt: isoUtc(profanityTerms.createdAt),
}

type WordQuery = QueryOf<(typeof adminWordsRoutes)['GET /api/admin/words']>

/** Returns the words in the order of the alphabet. */
export async function listWords(db: Db, { isAllowed, q = '', size = PAGE_SIZE_DEFAULT, cursor }: WordQuery) {
  const list = `words:${JSON.stringify([isAllowed, q])}`
  const [last] = decodeCursor(list, cursor, ['text']) ?? []
  const rows: FilterWord[] = await db
    .select(columns)
    .from(profanityTerms)
    .where(
      and(
        isAllowed === undefined ? undefined : eq(profanityTerms.isAllowed, isAllowed),
        q === '' ? undefined : sql`strpos(${profanityTerms.term}, ${q.toLowerCase()}) > 0`,
        last === undefined ? undefined : gt(profanityTerms.term, last),
      ),
    )
    .orderBy(asc(profanityTerms.term))
    .limit(size + 1)
  return toPage(rows, size, (word) => encodeCursor(list, [word.term]))
}

/** No other transaction changes it until this one ends. */
export async function lockWord(tx: Db, term: string): Promise<FilterWord | undefined> {
  const [row] = await tx.select(columns).from(profanityTerms).where(eq(profanityTerms.term, term)).for('no key update')
  return row
}
