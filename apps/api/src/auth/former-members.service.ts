import { isAdultOn, isChildOn } from '@honjeo/contract/values/age'
import { FORMER_MEMBER_DAYS } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { UNKNOWN_GENDER, type StoredGender } from '@honjeo/schema/users'
import type { KeyObject } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import { koreanDay } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { lockMembers } from '../records/lock-member.ts'
import { endRelations } from '../records/relations.queries.ts'
import { appError } from '@honjeo/contract/app-error'
import { formerKeysOf } from './former-keys.ts'
import {
  findFactsOfTaken,
  forgetFactsOfTaken,
  insertFormerMember,
  keepAttendances,
  keepBans,
  keepBlocks,
  keepOpenReports,
  keepSanctions,
  listFormerMembers,
  listHeldBans,
  listOlderKeys,
  listOtherSides,
  lockFormerMembers,
  markTaken,
  raiseSuspension,
  restoreAttendances,
  restoreBans,
  restoreBlocks,
  restoreReports,
  restoreSanctions,
} from './former-members.queries.ts'

interface Person {
  userId: number
  email: string
  kakaoId: string | null
  personHashes?: readonly string[]
  gender: StoredGender
  birthDate: string | null
}

/** Gender and birth date of a person who has given them. */
type Facts = { gender: Exclude<StoredGender, typeof UNKNOWN_GENDER>; birthDate: string }

const factsOf = ({ gender, birthDate }: Pick<Person, 'gender' | 'birthDate'>): Facts | null =>
  gender === UNKNOWN_GENDER || birthDate === null ? null : { gender, birthDate }

const yearOf = (birthDate: string) => Number(birthDate.slice(0, 4))

/**
 * Keeps blocks, bans, reports and sanctions of a leaver beyond the account. Called in the transaction of the
 * withdrawal, when no other transaction can add any more and before the row is deleted. The caller has called
 * `lockFormerMembers`.
 */
export async function holdFormerMember(
  tx: Db,
  key: KeyObject,
  leaver: Person & { suspendedUntil: string | null },
  now: Date,
): Promise<void> {
  const { userId, suspendedUntil } = leaver
  const today = koreanDay(now)
  const end = addDays(now, FORMER_MEMBER_DAYS).toISOString()
  const isLong = suspendedUntil !== null && suspendedUntil > end
  const keyHashes = [...new Set([...formerKeysOf(key, leaver), ...(await listOlderKeys(tx, userId))])]
  const facts = heldFacts(leaver, today) ?? (await findFactsOfTaken(tx, userId, now)) ?? { leftOn: today }

  const formerId = await insertFormerMember(tx, { ...facts, suspendedUntil, expiresAt: end }, keyHashes)
  await keepBlocks(tx, formerId, userId)
  await keepBans(tx, formerId, userId)
  await keepAttendances(tx, formerId, userId)
  await keepOpenReports(tx, formerId, userId)
  await keepSanctions(tx, formerId, userId)
  if (!isLong) return
  // A suspension that outlasts the rest is kept alone after that.
  const rest = await insertFormerMember(tx, { leftOn: today, suspendedUntil, expiresAt: suspendedUntil }, keyHashes)
  await keepSanctions(tx, rest, userId, suspendedUntil)
}

/** What is held of the facts that a leaver gave; null where they gave none. */
function heldFacts(leaver: Person, leftOn: string) {
  const facts = factsOf(leaver)
  if (!facts) return null
  const { gender, birthDate } = facts
  const ages = { wasAdult: isAdultOn(birthDate, leftOn), wasChild: isChildOn(birthDate, leftOn) }
  return { gender, birthYear: yearOf(birthDate), ...ages, leftOn }
}

type Former = Awaited<ReturnType<typeof listFormerMembers>>[number]

type HeldFacts = Pick<Former, 'gender' | 'birthYear' | 'wasAdult' | 'wasChild' | 'leftOn'>

/**
 * Compares with the newest former account. Throws FACTS_DIFFER_FROM_EARLIER_ACCOUNT where gender or age differ, and
 * UNDER_14 for a child's who states none: with the same ones they would be refused.
 */
function checkFacts(formers: readonly HeldFacts[], facts: Facts | null, path = 'profile.'): void {
  const before = formers.find((former) => former.gender !== null)
  if (!before) return
  if (facts === null) {
    if (before.wasChild) throw appError('UNDER_14')
    return
  }
  const { gender, birthDate } = facts
  const isSameAge =
    before.birthYear === yearOf(birthDate) &&
    before.wasAdult === isAdultOn(birthDate, before.leftOn) &&
    before.wasChild === isChildOn(birthDate, before.leftOn)
  const fields = {
    ...(before.gender !== gender && { [`${path}gender`]: say('GENDER_OF_BEFORE') }),
    ...(!isSameAge && { [`${path}birthDate`]: say('BIRTHDAY_OF_BEFORE') }),
  }
  if (Object.keys(fields).length > 0) throw appError('FACTS_DIFFER_FROM_EARLIER_ACCOUNT', { fields })
}

/**
 * Compares facts that a member gives after the sign-up with those of the accounts that the sign-up took up, and forgets
 * the latter. Throws FACTS_DIFFER_FROM_EARLIER_ACCOUNT.
 */
export async function settleFacts(tx: Db, userId: number, facts: Facts, now: Date): Promise<void> {
  const before = await findFactsOfTaken(tx, userId, now)
  if (!before) return
  checkFacts([before], facts, '')
  await forgetFactsOfTaken(tx, userId)
}

type Identity = Pick<Person, 'userId' | 'email' | 'kakaoId' | 'personHashes'>

/**
 * Returns from whom and from which rooms `takeUpFormer` will keep a member who already has an account, and who leaves such rooms
 * first. It locks that member and the others; rooms and `lockFormer` come after it, as in a withdrawal.
 */
export async function lockHeldApart(
  tx: Db,
  key: KeyObject,
  person: Identity,
  now: Date,
): Promise<{ memberIds: number[]; roomIds: number[] }> {
  const formers = await listFormerMembers(tx, formerKeysOf(key, person), now)
  const formerIds = formers.filter(({ takenBy }) => takenBy === null).map(({ id }) => id)
  const memberIds = await listOtherSides(tx, formerIds)
  await lockMembers(tx, [person.userId, ...memberIds])
  return { memberIds, roomIds: await listHeldBans(tx, formerIds) }
}

/**
 * Locks what `takeUpFormer` changes, and returns whether there is anything to take up. The members on the other side of
 * kept blocks come before `lockFormerMembers`, as the leaver does in a withdrawal: in another order the two would deadlock.
 */
export async function lockFormer(tx: Db, key: KeyObject, person: Identity, now: Date): Promise<boolean> {
  const formers = await listFormerMembers(tx, formerKeysOf(key, person), now)
  // The lock is taken only for those who return; nearly all sign-ups are first ones.
  if (formers.length === 0) return false
  const others = await listOtherSides(
    tx,
    formers.map(({ id }) => id),
  )
  await lockMembers(tx, [person.userId, ...others])
  await lockFormerMembers(tx)
  return true
}

/**
 * Applies blocks, bans, reports and sanctions of earlier accounts with the same address, Kakao account or person to this one,
 * and returns whether it is suspended thereby. Throws FACTS_DIFFER_FROM_EARLIER_ACCOUNT where gender or age differ from
 * the earlier ones and are not proven, ACCOUNT_ALREADY_RENEWED where another account has taken them up already.
 */
export async function takeUpFormer(
  tx: Db,
  key: KeyObject,
  person: Person & { areFactsProven?: boolean },
  now: Date,
): Promise<boolean> {
  const { userId } = person
  const keyHashes = formerKeysOf(key, person)
  if (!(await lockFormer(tx, key, person, now))) return false
  const formers = (await listFormerMembers(tx, keyHashes, now)).filter(({ takenBy }) => takenBy !== userId)
  if (formers.some(({ takenBy }) => takenBy !== null)) throw appError('ACCOUNT_ALREADY_RENEWED')
  const facts = factsOf(person)
  if (person.areFactsProven !== true) checkFacts(formers, facts)

  let isSuspended = false
  for (const { id, suspendedUntil } of formers) {
    for (const { blockerId, blockedId } of await restoreBlocks(tx, id, userId)) {
      await endRelations(tx, blockerId, blockedId, now.toISOString())
    }
    await restoreBans(tx, id, userId)
    await restoreAttendances(tx, id, userId)
    await restoreReports(tx, id, userId)
    await restoreSanctions(tx, id, userId)
    if (suspendedUntil !== null && suspendedUntil > now.toISOString()) {
      isSuspended = true
      await raiseSuspension(tx, userId, suspendedUntil)
    }
    await markTaken(tx, id, userId, { keepsFacts: facts === null })
  }
  return isSuspended
}
