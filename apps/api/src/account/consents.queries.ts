import type { MyConsent } from '@honjeo/contract/account'
import { CONSENT_TYPES, OPTIONAL_CONSENTS, type ConsentType } from '@honjeo/contract/values/enums'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '../db/columns.ts'
import { consents } from '../db/schema/users.ts'

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

export interface NewConsent {
  userId: number
  type: ConsentType
  agreed: boolean
  version: string
  createdAt: string
}

export async function insertConsent(tx: Db, consent: NewConsent): Promise<void> {
  await tx.insert(consents).values(consent)
}
