import type { Database } from '../db/client.ts'
import { LOCKS, tryLock } from '../db/try-lock.ts'
import type { Clock } from '../lib/clock.ts'
import { findRings, type FoundRing } from '@honjeo/rings/find-rings'
import { addToRing, insertRing, listRingMembers, listThin, listTies, updateRing } from './rings.queries.ts'

type Known = Awaited<ReturnType<typeof listRingMembers>>[number]

/**
 * Looks for rings and writes them down, so that cards and profiles only look them up. What staff have dismissed stays so
 * while it has no new members; a ring that grows takes the new ones in. One server at a time does it.
 */
export async function lookForRings({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const unlock = await tryLock(database, LOCKS.rings)
  if (unlock === undefined) return
  try {
    const { db } = database
    const now = clock.now().toISOString()
    const thin = await listThin(db, now)
    const found = findRings(await listTies(db, [...thin.keys()]), thin)
    if (found.length === 0) return
    await db.transaction(async (tx) => {
      const known = await listRingMembers(tx)
      for (const ring of found) {
        if (known.some(({ members }) => ring.members.every((id) => members.has(id)))) continue
        const grown = known.find((each) => isGrownBy(each, ring))
        if (grown === undefined) {
          await insertRing(tx, ring, now)
        } else {
          await addToRing(tx, grown.ringId, ring.members)
          await updateRing(tx, grown.ringId, ring)
        }
      }
    })
  } finally {
    await unlock()
  }
}

const isGrownBy = ({ isDismissed, members }: Known, ring: FoundRing) =>
  !isDismissed && ring.members.some((id) => members.has(id))
