import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { lookAlikeFold } from '../db/look-alike.ts'
import { users } from '../db/schema/users.ts'

const BATCH = 500

/**
 * Fills in how nicknames look that a version before has written. Of two that look the same, the one that comes first holds the look;
 * the other keeps its name, and what stands for its look is like no name's.
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

/** Unless it was changed since. */
async function keepFold(db: Db, id: number, nickname: string, nicknameFold: string): Promise<void> {
  await db
    .update(users)
    .set({ nicknameFold })
    .where(and(eq(users.id, id), eq(users.nickname, nickname), isNull(users.nicknameFold)))
}
