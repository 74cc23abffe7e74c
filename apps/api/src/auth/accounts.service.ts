import type { LoginResult, SignUp } from '@honjeo/contract/auth'
import { CONSENT_TYPES, CONSENT_VERSION, REQUIRED_CONSENTS } from '@honjeo/contract/values/enums'
import { LOGIN_FAILURE_WINDOW_SECONDS, MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { travellerType } from '@honjeo/contract/values/traveller-type'
import { differenceInYears } from 'date-fns'
import { koreanDay } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { appError } from '../errors.ts'
import type { Outbox } from '../mail/outbox.ts'
import { findAccountByEmail, insertAccount, nicknameExists, updatePassword } from './accounts.queries.ts'
import { passwordChangedMail } from './auth-mails.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { addLoginFailure, deleteLoginFailures, findLoginFailures } from './login-failures.queries.ts'
import { loginDelay } from './login-throttle.ts'
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts'
import { listLiveSessionIds, revokeSessions } from './sessions.queries.ts'
import { startSession, type SessionDeps } from './sessions.service.ts'
import { hashToken } from './tokens.ts'

export interface AccountDeps extends SessionDeps {
  outbox: Outbox
}

const OLDEST_BIRTH = '1900-01-01'

function checkBirthDate(birthDate: string, now: Date) {
  const today = koreanDay(now)
  if (birthDate < OLDEST_BIRTH || birthDate > today) {
    throw appError('COMMON400', { fields: { 'profile.birthDate': '생년월일을 다시 확인해주세요.' } })
  }
  if (differenceInYears(today, birthDate) < MINIMUM_AGE_YEARS) throw appError('AUTH4006')
}

function checkConsents(consents: SignUp['consents']) {
  const agreed = new Set(consents.filter((consent) => consent.agreed).map(({ type }) => type))
  if (!REQUIRED_CONSENTS.every((type) => agreed.has(type))) throw appError('AUTH4004')
  return CONSENT_TYPES.map((type) => ({ type, agreed: agreed.has(type) }))
}

/** Account, profile, consents and the first session, all or nothing; a refused sign-up leaves the ticket usable. */
export async function signUp(deps: AccountDeps, draft: SignUp, device: string | undefined): Promise<LoginResult> {
  const { db, clock, watch } = deps
  const { profile } = draft
  const now = clock.now()
  const consents = checkConsents(draft.consents)
  checkBirthDate(profile.birthDate, now)
  if (nicknameProblem(profile.nickName) !== null)
    throw appError('AUTH4007', { fields: { 'profile.nickName': '다른 닉네임을 입력해주세요.' } })
  checkNewPassword(draft.password, '')
  const passwordHash = await hashPassword(draft.password)

  try {
    const { userId, session } = await db.transaction(async (tx) => {
      const email = await consumeTicket(tx, hashToken(draft.verificationToken), 'SIGNUP', now)
      if (email === undefined) throw appError('AUTH4003')
      checkNewPassword(draft.password, email)
      const id = await insertAccount(tx, {
        email,
        passwordHash,
        name: profile.name,
        nickname: profile.nickName,
        gender: profile.gender,
        birthDate: profile.birthDate,
        bio: profile.bio || null,
        userType: travellerType(draft.answers),
        answers: draft.answers,
        consents,
        consentVersion: CONSENT_VERSION,
        createdAt: now.toISOString(),
      })
      return { userId: id, session: await startSession(deps, tx, id, device) }
    })
    await watch.announceEnd(session.ended)
    return { id: userId, ...session.tokens }
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw appError('AUTH4090')
    if (isUniqueViolation(error, 'users_nickname_unique')) {
      throw appError('AUTH4091', { fields: { 'profile.nickName': '이미 사용 중인 닉네임이에요.' } })
    }
    throw error
  }
}

/** Throws AUTH4014 for an unknown address and a wrong password alike, AUTH4291 after too many of them. */
export async function logIn(
  deps: AccountDeps,
  address: string,
  password: string,
  device: string | undefined,
): Promise<LoginResult> {
  const { db, clock, watch } = deps
  const email = address.toLowerCase()
  const now = clock.now()
  const retryAfter = loginDelay(await findLoginFailures(db, email), now)
  if (retryAfter > 0) throw appError('AUTH4291', { retryAfter })

  const account = await findAccountByEmail(db, email)
  if (!(await isPassword(account?.passwordHash, password)) || !account) {
    await addLoginFailure(db, email, now, LOGIN_FAILURE_WINDOW_SECONDS)
    throw appError('AUTH4014')
  }
  await deleteLoginFailures(db, email)
  const session = await db.transaction((tx) => startSession(deps, tx, account.id, device))
  await watch.announceEnd(session.ended)
  return { id: account.id, ...session.tokens }
}

/** Sets a new password with a ticket of purpose PASSWORD; every session of the account ends. */
export async function resetPassword(deps: AccountDeps, verificationToken: string, password: string): Promise<void> {
  const { db, clock, watch, outbox } = deps
  const now = clock.now()
  checkNewPassword(password, '')
  const passwordHash = await hashPassword(password)
  const { email, ended } = await db.transaction(async (tx) => {
    const address = await consumeTicket(tx, hashToken(verificationToken), 'PASSWORD', now)
    const account = address === undefined ? undefined : await findAccountByEmail(tx, address)
    if (address === undefined || !account) throw appError('AUTH4003')
    checkNewPassword(password, address)
    await updatePassword(tx, account.id, passwordHash)
    await deleteLoginFailures(tx, address)
    return { email: address, ended: await revokeSessions(tx, await listLiveSessionIds(tx, account.id), now) }
  })
  await watch.announceEnd(ended)
  outbox.post(passwordChangedMail(email))
}

const NICKNAME_REASONS = {
  FORMAT: '한글, 영문, 숫자로 2~12자 입력해주세요.',
  RESERVED: '사용할 수 없는 단어가 들어 있어요.',
  TAKEN: '이미 사용 중인 닉네임이에요.',
}

export async function checkNickname(db: Db, nickName: string) {
  const problem = nicknameProblem(nickName) ?? ((await nicknameExists(db, nickName)) ? 'TAKEN' : null)
  return { available: problem === null, reason: problem === null ? null : NICKNAME_REASONS[problem] }
}
