import type { ErrorName } from '@honjeo/contract/values/error-codes'
import { DUPLICATE_SECONDS, LINKS_FIRST_DAY } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns/subDays'
import { subSeconds } from 'date-fns/subSeconds'
import { koreanMidnight } from '../lib/clock.ts'
import { appError } from '../lib/errors.ts'
import type { Db } from '../db/client.ts'
import { countLinks } from './links.ts'
import { isProfane, lettersOf } from './profane-text.ts'
import { listTermsIn } from './profanity.queries.ts'
import {
  countWritten,
  findJoinedAt,
  listTexts,
  lockWriter,
  type Stored,
  type Writer,
  type Writing,
  type Written,
} from './written-texts.ts'

interface GuardedTexts {
  userId: number
  kind: Writing
  /** What others will read; the last one is the text itself, which is not to be repeated at once. */
  texts: readonly string[]
  now: Date
  /** Id of what is changed; without one the texts are new. */
  editing?: number
}

const sameText = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/**
 * Refuses what members should not have to read, in the transaction that would store it: PROFANITY for profanity,
 * TOO_MANY_LINKS for too many links of a member's first day. Writes of one member wait for each other from here on, so
 * that what is sent twice at once is seen too.
 */
export async function guardText(tx: Db, guarded: GuardedTexts): Promise<Writer> {
  const { userId, texts } = guarded
  const writer = await lockWriter(tx, userId)
  const text = texts.join('\n')
  if (isProfane(text, await listTermsIn(tx, lettersOf(text)))) throw appError('PROFANITY')
  await refuseLinks(tx, { ...guarded, joinedAt: writer.joinedAt })
  return writer
}

interface Linking extends Pick<GuardedTexts, 'userId' | 'kind' | 'texts' | 'now' | 'editing'> {
  /** When the writer signed up; read from the database where it is not given. */
  joinedAt?: string
}

/**
 * Throws TOO_MANY_LINKS where a member of less than a day has written more links than allowed, in all their texts
 * together. Without a link it asks nothing of the database.
 */
export async function refuseLinks(tx: Db, { userId, kind, texts, now, editing, joinedAt }: Linking): Promise<void> {
  const links = countLinks(texts.join(' '))
  if (links === 0) return
  const since = joinedAt ?? (await findJoinedAt(tx, userId))
  if (since === undefined || new Date(since) <= subDays(now, 1)) return
  const earlier = await listTexts(tx, userId, kind, editing ?? null)
  if (links + countLinks(earlier.join(' ')) > LINKS_FIRST_DAY) throw appError('TOO_MANY_LINKS')
}

export const hasLink = (text: string) => countLinks(text) > 0

/** What a locked writer has written before a new text. Throws `refusal` where that is as much as a day allows. */
export async function requireAllowance(
  tx: Db,
  { userId, kind, now }: { userId: number; kind: Stored; now: Date },
  { limit, refusal }: { limit: number; refusal: ErrorName },
): Promise<Written> {
  const today = koreanMidnight(now).toISOString()
  const recently = subSeconds(now, DUPLICATE_SECONDS).toISOString()
  const written = await countWritten(tx, { userId, kind }, { today, recently })
  if (written.today >= limit) throw appError(refusal)
  return written
}

/** Throws SAME_TEXT_AGAIN for a text that its writer sent a moment ago; '' repeats nothing. */
export function refuseRepetition(text: string, { recent }: Written): void {
  if (text !== '' && recent.some((other) => sameText(other) === sameText(text))) throw appError('SAME_TEXT_AGAIN')
}
