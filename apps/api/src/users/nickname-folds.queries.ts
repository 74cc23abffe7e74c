import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { lookAlikeFold } from '../db/look-alike.ts'
import { users } from '../db/schema/users.ts'

const BATCH = 500

/**
 * Fills in the folds of nicknames that the previous version has written. Of two that look the same, the first one gets
 * the fold; the other keeps its name, and gets a fold that no name can have.
 */
export async function foldNicknames(db: Db): Promise<void> {
  let isMore = true
  while (isMore) {
    const rows = await db
      .select({ id: users.id, nickname: users.nickname })
      .from(users)
      .where(isNull(users.nicknameFold))
      .orderBy(asc(users.id))
      .limit(BATCH)
    for (const { id, nickname } of rows) {
      const fold = lookAlikeFold(nickname)
      await keepFold(db, id, nickname, fold).catch((error: unknown) => {
        if (!isUniqueViolation(error, 'users_nickname_fold_unique')) throw error
        return keepFold(db, id, nickname, `${fold}#${id}`)
      })
    }
    isMore = rows.length === BATCH
  }
}

/** Stores the fold unless the nickname was changed meanwhile. */
async function keepFold(db: Db, id: number, nickname: string, nicknameFold: string): Promise<void> {
  await db
    .update(users)
    .set({ nicknameFold })
    .where(and(eq(users.id, id), eq(users.nickname, nickname), isNull(users.nicknameFold)))
}
