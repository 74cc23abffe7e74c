import { GENDER_RESTRICTIONS, type GenderRestriction } from '@honjeo/contract/values/enums'
import type { Database, Db } from '../db/client.ts'
import { LOCKS, tryLock } from '../db/try-lock.ts'
import type { Clock } from '../lib/clock.ts'
import { findRings, type FoundRing } from '@honjeo/rings/find-rings'
import { findFewVoices } from '@honjeo/rings/find-few-voices'
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
import { listAnchors, listMuted, listSignUps, listVouches, measureGroup, saveVoices } from './voices.queries.ts'

/** What is a ring only while it is found so. */
const PASSING = ['CLOSED_GROUP', 'FEW_VOICES'] as const

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
    const joinedAt = await listSignUps(db)
    for (const keptFor of GENDER_RESTRICTIONS) {
      const found = findRings(await listTies(db, [...thin.keys()], keptFor), thin)
      const words = vouches.filter(({ keptFor: kept }) => kept.includes('MIXED') || kept.includes(keptFor))
      const muted = await listMuted(db, keptFor)
      const anchors = await listAnchors(db, keptFor)
      const { heard, closed } = findVoices(words, anchors, muted)
      for (const id of muted) anchors.delete(id)
      const groups = {
        CLOSED_GROUP: closed.map(({ members }) => members),
        FEW_VOICES: findFewVoices(words, anchors, new Set([...anchors, ...heard]), joinedAt),
      }
      for (const reason of PASSING) {
        for (const members of groups[reason]) {
          found.push({ reason, members, ...(await measureGroup(db, members, keptFor)) })
        }
      }
      await db.transaction(async (tx) => {
        for (const reason of PASSING) await deleteOpenGroups(tx, reason, groups[reason].flat(), keptFor)
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
    if (known.some((each) => isCovered(ring, each))) continue
    const grown = known.find((each) => each.keptFor === keptFor && isGrownBy(each, ring))
    if (grown === undefined) {
      const ringId = await insertRing(tx, { ...ring, keptFor }, now)
      known.push({ ringId, keptFor, isOpen: true, isShown: isShown(ring), members: new Set(ring.members) })
    } else {
      await addToRing(tx, grown.ringId, ring.members)
      await updateRing(tx, grown.ringId, ring)
      for (const id of ring.members) grown.members.add(id)
    }
  }
}

/** Whether staff see it, and nothing else follows from it until they confirm it. */
const isShown = ({ reason }: Pick<FoundRing, 'reason'>) => reason === 'FEW_VOICES'

/** A group that is only shown makes no ring needless whose words do not count. */
const isCovered = (ring: FoundRing, known: KnownRing) =>
  ring.members.every((id) => known.members.has(id)) && (isShown(ring) || !known.isShown || !known.isOpen)

const isGrownBy = (known: KnownRing, ring: FoundRing) =>
  known.isOpen && known.isShown === isShown(ring) && ring.members.some((id) => known.members.has(id))
