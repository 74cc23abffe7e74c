import type { LoginResult, SignUp } from '@honjeo/contract/auth'
import { CONSENT_TYPES, CONSENT_VERSION, REQUIRED_CONSENTS } from '@honjeo/contract/values/enums'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { say } from '@honjeo/contract/values/sentences'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { looksReserved } from '@honjeo/profanity/look-alike'
import type { ProfanityFilter } from '../records/words.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { networkKey } from '../limits/client-address.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { Outbox } from '../mail/outbox.ts'
import {
  checkBirthDate,
  checkName,
  isNicknameViolation,
  nicknameTaken,
  refuseReserved,
} from '../records/member-rules.ts'
import {
  findAccountByEmail,
  insertAccount,
  type NewAccount,
  turnIntoMember,
  lockPasswordHash,
  nicknameExists,
  updatePassword,
} from './accounts.queries.ts'
import { passwordChangedMail } from './auth-mails.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { takeUpFormer } from './former-members.service.ts'
import { inLookupTurn } from './lookups.ts'
import { deleteLoginFailures } from './login-failures.queries.ts'
import { provesPassword, rememberAddress } from './password-proof.ts'
import { isPublished } from './published-logins.ts'
import { hashPassword } from '../records/password-hashes.ts'
import { checkNewPassword, checkPasswordForm } from '@honjeo/password-strength/passwords'
import { listLiveSessionIds, movePushSubscriptions, revokeSessions } from './sessions.queries.ts'
import { startSession, type SessionDeps } from './sessions.service.ts'
import { UNKNOWN_GENDER } from '@honjeo/schema/users'
import { proofOf } from './sign-up-proof.ts'
import { requireTicket } from './tickets.ts'
import { hashToken } from './tokens.ts'

export interface AccountDeps extends SessionDeps {
  outbox: Outbox
  attempts: AttemptLimits
}

/** A caller who is not known yet. */
export interface Caller {
  /** The address by which limits count the caller. */
  address: string
  /** What the browser calls itself. */
  device: string | undefined
}

interface LoginCaller extends Caller {
  /** Whether the request comes from this computer, and no other computer can reach the server. */
  isHere: boolean
}

/** Throws CONSENT_MISSING without one that is required. Returns what was decided of each. */
export function checkConsents(consents: SignUp['consents']) {
  const agreed = new Set(consents.filter((consent) => consent.agreed).map(({ type }) => type))
  if (!REQUIRED_CONSENTS.every((type) => agreed.has(type))) throw appError('CONSENT_MISSING')
  return CONSENT_TYPES.map((type) => ({ type, agreed: agreed.has(type) }))
}

/**
 * Returns gender and birth date as they are stored. Throws INVALID_INPUT for one without the other, and what
 * `checkBirthDate` throws.
 */
function statedFacts({ gender, birthDate }: SignUp['profile'], now: Date) {
  if (gender === undefined && birthDate === undefined) return { gender: UNKNOWN_GENDER, birthDate: null } as const
  if (gender === undefined || birthDate === undefined) {
    const missing = gender === undefined ? 'profile.gender' : 'profile.birthDate'
    throw appError('INVALID_INPUT', { fields: { [missing]: say('BIRTHDAY_WITH_GENDER') } })
  }
  checkBirthDate(birthDate, now, 'profile.birthDate')
  return { gender, birthDate }
}

/**
 * Makes account, profile, consents and the first session, all or nothing; a refused sign-up leaves its proofs usable. A
 * guest becomes the member and keeps the row, so contacts, PINs and what runs; every login of the guest ends, since
 * anyone who had one would have the account. Throws ALREADY_SIGNED_UP where `guestId` is a member's.
 */
export async function signUp(
  deps: AccountDeps,
  draft: SignUp,
  { address, device }: Caller,
  guestId?: number,
): Promise<LoginResult> {
  const { db, clock, keys, watch, attempts } = deps
  const { profile } = draft
  const now = clock.now()
  const consents = checkConsents(draft.consents)
  const facts = statedFacts(profile, now)
  refuseReserved(profile.nickName, 'profile.nickName')
  if (profile.name !== undefined) checkName(profile.name, 'profile.name')
  await attempts.require(db, 'signUp', address, now)
  const prove = await proofOf(deps, draft, { address, now })

  try {
    const { userId, session, left } = await db.transaction(async (tx) => {
      const proof = await prove(tx, now)
      const account: NewAccount = {
        ...proof,
        name: profile.name ?? null,
        nickname: profile.nickName,
        ...facts,
        bio: profile.bio || null,
        answers: draft.answers,
        consents,
        consentVersion: CONSENT_VERSION,
        createdAt: now.toISOString(),
      }
      if (guestId !== undefined && !(await turnIntoMember(tx, guestId, account))) throw appError('ALREADY_SIGNED_UP')
      const id = guestId ?? (await insertAccount(tx, account))
      // This comes after the insert, which waits on the unique address for a withdrawal of its earlier owner that is
      // still running.
      await takeUpFormer(tx, keys.formerMember, { ...proof, ...facts, userId: id }, now)
      const before = await listLiveSessionIds(tx, id)
      const begun = await startSession(deps, tx, id, device)
      await movePushSubscriptions(tx, before, begun.sessionId)
      return { userId: id, session: begun, left: await revokeSessions(tx, before, now) }
    })
    await attempts.count(db, 'signUp', address, now)
    await watch.announceEnd([...session.ended, ...left])
    return { id: userId, ...session.tokens }
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique') || isUniqueViolation(error, 'users_mailbox_unique')) {
      throw appError('EMAIL_TAKEN')
    }
    if (isUniqueViolation(error, 'users_kakao_unique')) throw appError('KAKAO_TAKEN')
    if (isNicknameViolation(error)) throw nicknameTaken('profile.nickName')
    throw error
  }
}

/**
 * Throws WRONG_LOGIN for an unknown address and a wrong password alike, TOO_MANY_LOGINS or TOO_MANY_TRIES_FROM_ADDRESS
 * after too many of them, and DEMO_LOGIN_FROM_OUTSIDE for a published login of the demo that is used from another
 * computer.
 */
export async function logIn(
  deps: AccountDeps,
  { email: written, password }: { email: string; password: string },
  { address, device, isHere }: LoginCaller,
): Promise<LoginResult> {
  const { db, clock, watch } = deps
  const email = written.toLowerCase()
  const account = await inLookupTurn(address, () => findAccountByEmail(db, email))
  const isProven = await provesPassword(
    deps,
    { email, passwordHash: account?.passwordHash },
    password,
    { address },
    clock.now(),
  )
  if (!isProven || !account) throw appError('WRONG_LOGIN')
  if (!isHere && isPublished(email, password)) throw appError('DEMO_LOGIN_FROM_OUTSIDE')
  const session = await db.transaction(async (tx) => {
    // The proof was that of an earlier moment: an owner who took the account back meanwhile ended the sessions that
    // there were.
    if ((await lockPasswordHash(tx, account.id)) !== account.passwordHash) throw appError('WRONG_LOGIN')
    return startSession(deps, tx, account.id, device)
  })
  await watch.announceEnd(session.ended)
  return { id: account.id, ...session.tokens }
}

/** Sets a new password with a ticket of purpose PASSWORD; every session of the account ends. Where that was done one is known. */
export async function resetPassword(
  deps: AccountDeps,
  verificationToken: string,
  password: string,
  { address: from }: Caller,
): Promise<void> {
  const { db, clock, watch, outbox, attempts } = deps
  const now = clock.now()
  checkPasswordForm(password)
  const address = await requireTicket(deps, { token: verificationToken, purpose: 'PASSWORD', from }, now)
  const known = await findAccountByEmail(db, address)
  if (!known) throw appError('EMAIL_PROOF_EXPIRED')
  checkNewPassword(password, known)
  const passwordHash = await hashPassword(password, `network ${networkKey(from)}`)
  const ended = await db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, address)
    const isProven = (await consumeTicket(tx, hashToken(verificationToken), 'PASSWORD', now)) !== undefined
    if (!isProven || account?.id !== known.id) throw appError('EMAIL_PROOF_EXPIRED')
    await updatePassword(tx, account.id, passwordHash)
    await outbox.post(tx, passwordChangedMail(address))
    await deleteLoginFailures(tx, address)
    await rememberAddress(tx, attempts, address, from, now)
    return revokeSessions(tx, await listLiveSessionIds(tx, account.id), now)
  })
  await watch.announceEnd(ended)
}

/**
 * Judges the password of a sign-up before the profile is filled in, so that a refusal does not come at its end. Only a
 * caller who has proven the address may ask: the judgement takes some milliseconds. Throws EMAIL_PROOF_EXPIRED,
 * TOO_MANY_TRIES_FROM_ADDRESS and PASSWORD_NOT_ALLOWED; the sign-up judges once more, with the nickname and the name.
 */
export async function checkPassword(
  deps: { db: Db; clock: Clock; attempts: AttemptLimits },
  { verificationToken, password }: { verificationToken: string; password: string },
  from: string,
): Promise<void> {
  checkPasswordForm(password)
  const token = { token: verificationToken, purpose: 'SIGNUP', from } as const
  const email = await requireTicket(deps, token, deps.clock.now())
  checkNewPassword(password, { email, nickName: '', name: '' })
}

const NICKNAME_PROBLEMS = {
  FORMAT: 'NICKNAME_FORMAT',
  SCRIPT: 'NICKNAME_SCRIPT',
  RESERVED: 'NICKNAME_RESERVED',
  TAKEN: 'NICKNAME_IN_USE',
} as const

export async function checkNickname({ db, words }: { db: Db; words: ProfanityFilter }, nickName: string) {
  const isRefused = looksReserved(nickName) || (await words.isProfane(nickName))
  const problem =
    nicknameProblem(nickName) ?? (isRefused ? 'RESERVED' : (await nicknameExists(db, nickName)) ? 'TAKEN' : null)
  const refusal = problem === null ? null : say(NICKNAME_PROBLEMS[problem])
  return { available: refusal === null, reason: refusal?.message ?? null, code: refusal?.code ?? null }
}
