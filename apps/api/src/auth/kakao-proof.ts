import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { consumeKakaoTicket } from './kakao-tickets.queries.ts'
import { hashToken } from './tokens.ts'

interface KakaoTokens {
  kakaoToken: string
  verificationToken: string | undefined
}

const wrongField = (field: string, sentence: Sentence) => appError('INVALID_INPUT', { fields: { [field]: sentence } })

/**
 * A sign-up by a ticket of Kakao, and by a code for the address where Kakao has proven none. Only the browser that came
 * from Kakao can have opened the ticket for this.
 */
export async function kakaoProof(tx: Db, { kakaoToken, verificationToken }: KakaoTokens, now: Date) {
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
