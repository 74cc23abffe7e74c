import type { SignUp } from '@honjeo/contract/auth'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { networkKey } from '../limits/client-address.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { nicknameTaken } from '../records/member-rules.ts'
import { findAccountOfMailbox, nicknameExists, type SignUpProof } from './accounts.queries.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { hashPassword } from '../records/password-hashes.ts'
import { checkNewPassword, checkPasswordForm } from '@honjeo/password-strength/passwords'
import { requireTicket } from './tickets.ts'
import { hashToken } from './tokens.ts'
import { consumeKakaoTicket } from './kakao-tickets.queries.ts'

interface KakaoTokens {
  kakaoToken: string
  verificationToken: string | undefined
}

const wrongField = (field: string, sentence: Sentence) => appError('INVALID_INPUT', { fields: { [field]: sentence } })

/**
 * A sign-up by a ticket of Kakao, and by a code for the address where Kakao has proven none. Only the browser that came
 * from Kakao can have opened the ticket for this.
 */
async function kakaoProof(tx: Db, { kakaoToken, verificationToken }: KakaoTokens, now: Date) {
  const person = await consumeKakaoTicket(tx, hashToken(kakaoToken), now)
  if (!person?.isSignUp) throw appError('KAKAO_TICKET_EXPIRED')
  const proven = { passwordHash: null, kakaoId: person.kakaoId }
  if (person.email !== null) {
    if (verificationToken === undefined) return { ...proven, email: person.email }
    throw wrongField('verificationToken', say('EMAIL_OF_KAKAO'))
  }
  if (verificationToken === undefined) throw wrongField('verificationToken', say('EMAIL_NOT_PROVEN'))
  const email = await consumeTicket(tx, hashToken(verificationToken), 'SIGNUP', now)
  if (email === undefined) throw appError('EMAIL_PROOF_EXPIRED')
  return { ...proven, email }
}

/**
 * Spends the proofs in the sign-up's transaction. Throws EMAIL_PROOF_EXPIRED where the address is not proven any more,
 * KAKAO_TICKET_EXPIRED where Kakao's word has expired.
 */
export type Prove = (tx: Db, now: Date) => Promise<SignUpProof>

interface Asker {
  /** The source of the request, as limits count it. */
  address: string
  now: Date
}

/**
 * Judges the proofs of a sign-up without using them up, and hashes the password outside any transaction, since that
 * takes long. Throws EMAIL_PROOF_EXPIRED and TOO_MANY_TRIES_FROM_ADDRESS for the ticket, PASSWORD_NOT_ALLOWED for the
 * password.
 */
export async function proofOf(
  deps: { db: Db; attempts: AttemptLimits },
  { verificationToken, password, kakaoToken, profile: { nickName, name = '' } }: SignUp,
  { address, now }: Asker,
): Promise<Prove> {
  if (kakaoToken !== undefined) {
    if (password === undefined) return (tx, at) => kakaoProof(tx, { kakaoToken, verificationToken }, at)
    throw appError('INVALID_INPUT', { fields: { password: say('NO_PASSWORD_WITH_KAKAO') } })
  }
  if (verificationToken === undefined || password === undefined) {
    throw appError('INVALID_INPUT', {
      fields: {
        ...(verificationToken === undefined && { verificationToken: say('EMAIL_NOT_PROVEN') }),
        ...(password === undefined && { password: say('PASSWORD_MISSING') }),
      },
    })
  }
  checkPasswordForm(password, { nickName })
  const email = await requireTicket(deps, { token: verificationToken, purpose: 'SIGNUP', from: address }, now)
  checkNewPassword(password, { email, nickName, name })
  // Conflicts that the database would refuse are found before the costly hashing; the ticket stays usable.
  if (await findAccountOfMailbox(deps.db, email)) throw appError('EMAIL_TAKEN')
  if (await nicknameExists(deps.db, nickName)) throw nicknameTaken('profile.nickName')
  const passwordHash = await hashPassword(password, `network ${networkKey(address)}`)
  return async (tx, at) => {
    if ((await consumeTicket(tx, hashToken(verificationToken), 'SIGNUP', at)) === undefined)
      throw appError('EMAIL_PROOF_EXPIRED')
    return { email, passwordHash, kakaoId: null }
  }
}
