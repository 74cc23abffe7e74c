import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import type { Outbox } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { closedMail } from '../safety-messages/texts/mail/closed-mail.ts'
import { deleteSafety, listAlerted, listGuardians } from './farewell.queries.ts'

/** What is left to be said to others when somebody has gone. */
export type Farewells = Awaited<ReturnType<typeof endSafety>>

/** Ends all that a leaver's safety hung on, in the transaction of the withdrawal, and answers whom to tell of it afterwards. */
export async function endSafety(tx: Db, userId: number) {
  const alerted = await listAlerted(tx, userId)
  const guardians = await listGuardians(tx, userId)
  await deleteSafety(tx, userId)
  return { alerted, guardians }
}

interface TellingDeps {
  db: Db
  outbox: Outbox
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Tells them, once the account is gone. Nothing of the leaver is left to keep a message with, so it is tried for a few seconds
 * and no longer: whoever was told of an alert was told by it to call 112.
 */
export async function sayFarewell({ db, outbox, log }: TellingDeps, { alerted, guardians }: Farewells): Promise<void> {
  for (const { travellerName, memberId, address } of alerted) {
    if (address !== null) outbox.post({ to: address, ...closedMail(travellerName) })
    if (memberId !== null) await tell(memberId, CLOSED)
  }
  for (const { ownerId, name } of guardians) {
    await tell(ownerId, `${name} 연락처가 탈퇴해서 신뢰 연락처에서 빠졌어요. 다른 사람에게도 부탁해보세요.`)
  }

  async function tell(userId: number, message: string) {
    const notification = { userId, type: 'CHECKIN', message, resourceType: 'CONTACT', resourceId: null } as const
    await db
      .transaction((tx) => notify(tx, notification))
      .catch((error: unknown) => log.error({ err: error }, 'a contact was not told that an account was closed'))
  }
}

/** Without a name: its member has left. */
const CLOSED =
  '신뢰 연락처를 맡은 회원이 탈퇴해서 귀가 알림이 닫혔어요. 안전하다는 뜻이 아니에요. 아직 연락이 안 됐다면 112에 신고해주세요.'
