import type { KakaoOutcome } from '@honjeo/contract/auth'
import { KAKAO_TICKET_TTL_SECONDS, NICKNAME_MAX, SIGNUP_TICKET_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { addSeconds } from 'date-fns/addSeconds'
import type { KeyObject } from 'node:crypto'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import type { Db } from '../db/client.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { writeHostState } from '../rooms/host-away.service.ts'
import { listRoomIdsWith } from '../rooms/members.queries.ts'
import { takeOutOfRooms } from '../rooms/membership.service.ts'
import { announceToRoom, type RoomEcho } from '../rooms/room-act.ts'
import { findAccountOfMailbox } from './accounts.queries.ts'
import { lockFormer, lockHeldApart, takeUpFormer } from './former-members.service.ts'
import type { KakaoPerson } from '@honjeo/kakao/kakao'
import { stateOf, type KakaoCookie } from './kakao-cookie.ts'
import {
  consumeKakaoTicket,
  insertKakaoTicket,
  lockKakaoTicket,
  lockUserOfTicket,
  openForSignUp,
  updateKakaoId,
} from './kakao-tickets.queries.ts'
import { ownProofOf, type OwnProof } from './own-proof.ts'
import { listLiveSessionIds } from './sessions.queries.ts'
import { startSession, type SessionDeps } from './sessions.service.ts'
import { hashToken, randomToken } from './tokens.ts'

/** Keeps what Kakao said until the app asks for it, in that browser; answers the ticket for it. */
export async function issueKakaoTicket(
  { db, clock }: SessionDeps,
  person: KakaoPerson,
  { browser, next }: { browser: KakaoCookie; next: string },
): Promise<string> {
  const ticket = randomToken()
  const now = clock.now()
  await insertKakaoTicket(db, {
    ...person,
    tokenHash: hashToken(ticket),
    browserHash: stateOf(browser),
    next,
    createdAt: now.toISOString(),
    expiresAt: addSeconds(now, KAKAO_TICKET_TTL_SECONDS).toISOString(),
  })
  return ticket
}

/** Makes a nickname of a name at Kakao, which may hold anything. */
function nicknameFrom(name: string | null): string | null {
  const letters = (name ?? '').normalize('NFC').replace(/[^가-힣A-Za-z0-9]/g, '')
  const proposal = letters.slice(0, NICKNAME_MAX)
  return nicknameProblem(proposal) === null ? proposal : null
}

/**
 * Returns where a ticket leads, see `KakaoOutcome`. Throws KAKAO_TICKET_EXPIRED for one that is used up, expired, or of
 * another browser.
 */
export async function redeemKakaoTicket(
  deps: SessionDeps,
  ticket: string,
  { browser, device }: { browser: KakaoCookie | null; device: string | undefined },
): Promise<KakaoOutcome> {
  const { db, clock, watch } = deps
  const now = clock.now()
  if (browser === null) throw appError('KAKAO_TICKET_EXPIRED')
  const tokenHash = hashToken(ticket)

  const { outcome, ended } = await db.transaction(async (tx) => {
    const id = await lockUserOfTicket(tx, tokenHash)
    const person = await lockKakaoTicket(tx, { tokenHash, browserHash: stateOf(browser) }, now)
    if (!person) throw appError('KAKAO_TICKET_EXPIRED')
    const { email, next } = person
    const answer = { session: null, email, nickName: null, next }

    if (id !== undefined) {
      await consumeKakaoTicket(tx, tokenHash, now)
      const session = await startSession(deps, tx, id, device)
      return {
        outcome: { ...answer, kind: 'SESSION' as const, session: { id, ...session.tokens } },
        ended: session.ended,
      }
    }
    // Who has proven an address to Kakao has not given the password of its account: they sign in to it first.
    const existing = email === null ? undefined : await findAccountOfMailbox(tx, email)
    if (existing) return { outcome: { ...answer, email: existing.email, kind: 'EXISTING' as const }, ended: [] }
    await openForSignUp(tx, tokenHash, addSeconds(now, SIGNUP_TICKET_TTL_SECONDS))
    return { outcome: { ...answer, kind: 'SIGNUP' as const, nickName: nicknameFrom(person.nickname) }, ended: [] }
  })
  await watch.announceEnd(ended)
  return outcome
}

/**
 * Lets a member sign in with Kakao from now on. The ticket must prove the account's own address, so that a ticket of
 * another person opens no account. Throws KAKAO_TICKET_EXPIRED, KAKAO_TAKEN, and what `ownProofOf` and `takeUpFormer`
 * throw.
 */
export async function connectKakao(
  deps: SessionDeps & { attempts: AttemptLimits; feed: RoomFeed },
  userId: number,
  { kakaoToken, ...proof }: OwnProof & { kakaoToken: string },
): Promise<void> {
  const { db, clock, keys, watch, feed } = deps
  const now = clock.now()
  const prove = await ownProofOf(deps, userId, proof, now)
  try {
    const { suspended, echoes } = await db.transaction(async (tx) => {
      const person = await consumeKakaoTicket(tx, hashToken(kakaoToken), now)
      if (!person || person.email === null) throw appError('KAKAO_TICKET_EXPIRED')
      const { kakaoId, email } = person
      const left = await leaveForbiddenRooms(tx, keys.formerMember, { userId, email, kakaoId }, now)
      await prove(tx)
      // This comes before the update of a unique column, which withdrawals of others wait for while they hold this lock.
      await lockFormer(tx, keys.formerMember, { userId, email, kakaoId }, now)
      const member = await updateKakaoId(tx, userId, { kakaoId, email })
      if (!member) throw appError('KAKAO_TICKET_EXPIRED')
      const isSuspended = await takeUpFormer(tx, keys.formerMember, { ...member, userId, email, kakaoId }, now)
      if (!isSuspended) return { suspended: [], echoes: left }
      const hostEchoes = await writeHostState(tx, userId, true, now)
      return { suspended: await listLiveSessionIds(tx, userId), echoes: [...left, ...hostEchoes] }
    })
    await watch.announceChange(suspended, 'ACCOUNT_SUSPENDED')
    for (const echo of echoes) await announceToRoom(feed, echo)
  } catch (error) {
    if (isUniqueViolation(error, 'users_kakao_unique')) throw appError('KAKAO_TAKEN')
    throw error
  }
}

/**
 * Takes a member out of the rooms that an earlier account of theirs was removed from, and of those with a member whom a
 * block keeps apart from it.
 */
async function leaveForbiddenRooms(
  tx: Db,
  key: KeyObject,
  person: { userId: number; email: string; kakaoId: string },
  now: Date,
): Promise<RoomEcho[]> {
  const { userId } = person
  const { memberIds, roomIds } = await lockHeldApart(tx, key, person, now)
  const forbidden = new Set([...roomIds, ...(await listRoomIdsWith(tx, userId, memberIds))])
  return takeOutOfRooms(tx, userId, now, { isFrom: ({ roomId }) => forbidden.has(roomId), reason: 'FORMER_ACCOUNT' })
}
