import { randomInt } from 'node:crypto'
import type { LoginResult, SignUp } from '@honjeo/contract/auth'
import { CONSENT_VERSION, type Language } from '@honjeo/contract/values/enums'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { Db } from '../db/client.ts'
import { checkName } from '../records/member-rules.ts'
import { insertConsents, insertGuest } from './accounts.queries.ts'
import { type Caller, checkConsents } from './accounts.service.ts'
import { eraseIdleGuest } from '../records/guests.queries.ts'
import { listLiveSessionIds } from './sessions.queries.ts'
import { startSession, type SessionDeps } from './sessions.service.ts'

/** What contacts know a guest by until they agree: nothing that the guest wrote. */
const NAMES: Record<Language, string> = { ko: '여행자', en: 'guest', ja: '旅人', zh: '旅人' }
/** Two guests with one number are rare, and this often in a row there are none. */
const NAME_TRIES = 8

const newNickname = (language: Language) => `${NAMES[language]}${randomInt(100_000, 1_000_000)}`

interface GuestDeps extends SessionDeps {
  attempts: AttemptLimits
}

interface Draft {
  consents: SignUp['consents']
  name?: string
}

/** A guest and their only session. Throws CONSENT_MISSING, TOO_MANY_TRIES_FROM_ADDRESS. */
export async function beginAsGuest(
  deps: GuestDeps,
  { consents: stated, name }: Draft,
  { address, device, language }: Caller & { language: Language },
): Promise<LoginResult> {
  const { db, clock, attempts } = deps
  const now = clock.now()
  const createdAt = now.toISOString()
  const consents = checkConsents(stated)
  if (name !== undefined) checkName(name, 'name')
  await attempts.spend(db, 'guest', address, now)
  return db.transaction(async (tx) => {
    let id: number | undefined
    for (let n = 0; id === undefined && n < NAME_TRIES; n++)
      id = await insertGuest(tx, { nickname: newNickname(language), name: name ?? null, createdAt })
    if (id === undefined) throw appError('BUSY')
    await insertConsents(tx, id, consents, { version: CONSENT_VERSION, createdAt })
    const { tokens } = await startSession(deps, tx, id, device)
    return { id, ...tokens }
  })
}

/**
 * Erases a guest with all rows. Throws GUEST_STILL_WATCHED while a timer or a shared position runs: contacts by link could
 * not be notified that it ends, and closing the account is no way around the PIN.
 */
export async function eraseGuest(db: Db, { watch }: Pick<SessionDeps, 'watch'>, userId: number): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const sessionIds = await listLiveSessionIds(tx, userId)
    if (!(await eraseIdleGuest(tx, userId))) throw appError('GUEST_STILL_WATCHED')
    return sessionIds
  })
  await watch.announceEnd(ended)
}
