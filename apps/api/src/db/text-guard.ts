import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import { DUPLICATE_SECONDS, LINKS_FIRST_DAY } from '@honjeo/contract/values/limits'
import { subDays, subSeconds } from 'date-fns'
import { koreanMidnight } from '../clock.ts'
import { appError } from '../errors.ts'
import type { Db } from './client.ts'
import { isProfane, lettersOf } from './profane-text.ts'
import { findWritten, listTexts, lockWriter, type Writing } from './written-texts.ts'

interface GuardedTexts {
  userId: number
  kind: Writing
  /** What others will read; the last one is the text itself, which is not to be repeated at once. */
  texts: readonly string[]
  now: Date
  /** How many of the kind a member may write in a day, and how one more is refused. */
  perDay?: { limit: number; code: ErrorCode }
  /** Id of what is changed; without one the texts are new. */
  editing?: number
}

/**
 * A name as people type it, with what follows it up to the next link; or only a scheme or www. where the name is of another
 * kind. Labels are as long as they may be, so that no text takes long to read.
 */
const LINK =
  /(?:https?:\/\/)?\b(?:[a-z0-9-]{1,63}\.){1,9}(?:com|net|org|kr|io|me|co|gg|ly|be|app|shop|store|site|xyz|link|info|top|club|online)\b(?:[:/?#](?:(?!https?:\/\/)[^\s,])*)?|https?:\/\/|\bwww\./gi

const countLinks = (text: string) => text.match(LINK)?.length ?? 0

const sameText = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/**
 * Refuses what nobody should have to read, in the transaction that would store it: SPAM4000 for profanity, SPAM4001 for
 * too many links of a member's first day, SPAM4090 for a text they sent a moment ago, and one too many of a day. Writes
 * of one member wait for each other from here on, so that what is sent twice at once is seen too.
 */
export async function guardText(tx: Db, guarded: GuardedTexts): Promise<void> {
  const { userId, texts, editing } = guarded
  const text = texts.join('\n')
  const { joinedAt, terms } = await lockWriter(tx, userId, lettersOf(text))
  if (isProfane(text, terms)) throw appError('SPAM4000')
  await refuseLinks(tx, guarded, joinedAt)
  if (editing === undefined) await refuseRepetition(tx, guarded)
}

async function refuseLinks(tx: Db, { userId, kind, texts, now, editing }: GuardedTexts, joinedAt: string) {
  const links = countLinks(texts.join(' '))
  if (links === 0 || new Date(joinedAt) <= subDays(now, 1)) return
  const earlier = await listTexts(tx, userId, kind, editing ?? null)
  if (links + countLinks(earlier.join(' ')) > LINKS_FIRST_DAY) throw appError('SPAM4001')
}

async function refuseRepetition(tx: Db, { userId, kind, texts, now, perDay }: GuardedTexts) {
  const since = {
    today: koreanMidnight(now).toISOString(),
    recently: subSeconds(now, DUPLICATE_SECONDS).toISOString(),
  }
  const { today, recent } = await findWritten(tx, userId, kind, since)
  if (perDay && today >= perDay.limit) throw appError(perDay.code)
  const text = sameText(texts.at(-1) ?? '')
  if (text !== '' && recent.some((other) => sameText(other) === text)) throw appError('SPAM4090')
}
