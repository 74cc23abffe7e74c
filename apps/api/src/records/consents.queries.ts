import type { MyConsent } from '@honjeo/contract/account'
import { CONSENT_TYPES, OPTIONAL_CONSENTS, type ConsentType } from '@honjeo/contract/values/enums'
import { CONSENTS_KEPT } from '@honjeo/contract/values/limits'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { consents } from '@honjeo/schema/users'

/** What a member has decided last of each consent, in the order of the form. */
export async function listMyConsents(db: Db, userId: number): Promise<MyConsent[]> {
  const rows = await db
    .selectDistinctOn([consents.type], {
      type: consents.type,
      agreed: consents.agreed,
      version: consents.version,
      decidedAt: isoUtc(consents.createdAt),
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.type, desc(consents.createdAt))
  return CONSENT_TYPES.flatMap((type) => {
    const row = rows.find((each) => each.type === type)
    return row ? [{ ...row, type, optional: OPTIONAL_CONSENTS.some((each) => each === type) }] : []
  })
}

export async function insertConsent(tx: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}

/** Deletes all but the last CONSENTS_KEPT decisions, so that a member who changes their mind all day fills no table. */
export async function forgetOldDecisions(tx: Db, userId: number, type: ConsentType): Promise<void> {
  const isOne = and(eq(consents.userId, userId), eq(consents.type, type))
  const old = tx
    .select({ createdAt: consents.createdAt })
    .from(consents)
    .where(isOne)
    .orderBy(desc(consents.createdAt))
    .offset(CONSENTS_KEPT)
  await tx.delete(consents).where(and(isOne, inArray(consents.createdAt, old)))
}
