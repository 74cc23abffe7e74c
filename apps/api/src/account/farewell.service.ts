import { say } from '@honjeo/contract/values/sentences'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { notify } from '../notifications/notify.ts'
import { deleteContacts, listGuardians } from './farewell.queries.ts'

type Guardians = Awaited<ReturnType<typeof listGuardians>>

/** Ends what the leaver shared and whom they counted on, in the transaction of the withdrawal; answers who counted on the leaver. */
export async function endContacts(tx: Db, userId: number): Promise<Guardians> {
  const guardians = await listGuardians(tx, userId)
  await deleteContacts(tx, userId)
  return guardians
}

interface TellingDeps {
  db: Db
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Notifies them after the commit that they have a contact less: two who leave at once, each the other's contact, would
 * wait for each other.
 */
export async function tellGuardians({ db, log }: TellingDeps, guardians: Guardians): Promise<void> {
  for (const { ownerId: userId, name } of guardians) {
    const sentence = say('CONTACT_GONE', { name })
    await db
      .transaction((tx) => notify(tx, { userId, type: 'CHECKIN', sentence, resourceType: 'CONTACT', resourceId: null }))
      .catch((error: unknown) => log.error({ err: error }, 'a member was not told that a contact has left'))
  }
}
