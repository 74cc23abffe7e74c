import { GENDER_RESTRICTIONS, type GenderRestriction } from '@honjeo/contract/values/enums'
import type { Database, Db } from '../db/client.ts'
import { LOCKS, tryLock } from '../db/try-lock.ts'
import type { Clock } from '../lib/clock.ts'
import { findRings, type FoundRing } from '@honjeo/rings/find-rings'
import { findVoices } from '@honjeo/rings/find-voices'
import {
  addToRing,
  deleteOpenGroups,
  insertRing,
  type KnownRing,
  listRingMembers,
  listThin,
  listTies,
  updateRing,
} from './rings.queries.ts'
import { listAnchors, listMuted, listVouches, measureGroup, saveVoices } from './voices.queries.ts'

/**
 * Looks for rings and for those whose word counts, and writes both down, so that cards and profiles only look them up. What staff have decided stays so
 * while it has no new members; with them it is a new ring. One that staff have not seen takes the new ones in. One server at a time does it.
 *
 * Meetings of rooms for one gender count in a search of their own, whose rings count for that gender alone: what others
 * read must not differ by meetings of which they may not know.
 */
export async function lookForRings({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const unlock = await tryLock(database, LOCKS.rings)
  if (unlock === undefined) return
  try {
    const { db } = database
    const now = clock.now().toISOString()
    const thin = await listThin(db, now)
    const vouches = await listVouches(db)
    for (const keptFor of GENDER_RESTRICTIONS) {
      const found = findRings(await listTies(db, [...thin.keys()], keptFor), thin)
      const { heard, closed } = findVoices(
        vouches.filter(({ keptFor: kept }) => kept.includes('MIXED') || kept.includes(keptFor)),
        await listAnchors(db, keptFor),
        await listMuted(db, keptFor),
      )
      for (const { members } of closed) {
        found.push({ reason: 'CLOSED_GROUP', members, ...(await measureGroup(db, members, keptFor)) })
      }
      await db.transaction(async (tx) => {
        await deleteOpenGroups(
          tx,
          closed.flatMap(({ members }) => members),
          keptFor,
        )
        await keepRings(tx, found, keptFor, now)
        await saveVoices(tx, heard, keptFor)
      })
    }
  } finally {
    await unlock()
  }
}

async function keepRings(tx: Db, found: readonly FoundRing[], keptFor: GenderRestriction, now: string): Promise<void> {
  const known = (await listRingMembers(tx)).filter((each) => each.keptFor === 'MIXED' || each.keptFor === keptFor)
  for (const ring of found) {
    if (known.some(({ members }) => ring.members.every((id) => members.has(id)))) continue
    const grown = known.find((each) => each.keptFor === keptFor && isGrownBy(each, ring))
    if (grown === undefined) {
      const ringId = await insertRing(tx, { ...ring, keptFor }, now)
      known.push({ ringId, keptFor, isOpen: true, members: new Set(ring.members) })
    } else {
      await addToRing(tx, grown.ringId, ring.members)
      await updateRing(tx, grown.ringId, ring)
      for (const id of ring.members) grown.members.add(id)
    }
  }
}

const isGrownBy = ({ isOpen, members }: KnownRing, ring: FoundRing) =>
  isOpen && ring.members.some((id) => members.has(id))
