import type { ErrorName } from '@honjeo/contract/values/error-codes'
import { DUPLICATE_SECONDS, LINKS_FIRST_DAY } from '@honjeo/contract/values/limits'
import { subDays } from 'date-fns/subDays'
import { subSeconds } from 'date-fns/subSeconds'
import { koreanMidnight } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { isProfane, lettersOf } from '@honjeo/profanity/profane-text'
import { listTermsIn } from './profanity.queries.ts'
import {
  addLinks,
  countWritten,
  findJoinedAt,
  findText,
  lockWriter,
  type Stored,
  type Writer,
  type Writing,
  type Written,
} from './written-texts.ts'

/** What one of these is missing from has no link; nearly all texts end here. */
const PERHAPS_LINK = /[.\u3002\uff61\uff0e\u2024]|\/\/|www|dot|[닷점쩜]|[,\uff0c][a-z\uff21-\uff3a\uff41-\uff5a]/i
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** The full stop of Chinese and Japanese, which browsers take for a dot, and dots in brackets (evil[.]com). */
const OTHER_DOTS = /\u3002|[([{] ?(?:\.|dot) ?[)\]}]/gi
/** A dot with space before it, as no sentence has it, and one before a domain that is no word. */
const APART = /(?<=[\p{L}\p{N}]) {1,3}\. {0,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\. {1,3}(?=(?:com|net)\b)/giu

/**
 * A comma or a word that replaces the dot (evil,com, evil dot com), before domains that are no words: sentences have
 * commas without a space after them, too.
 */
const WRITTEN_OUT =
  /(?<=[\p{L}\p{N}])(?:,| {1,3}dot {1,3}| {1,3}[닷점쩜] {0,3}|(?<=[a-z0-9])[닷점쩜] {0,3})(?=(?:(?:co|or|ne|go|ac|pe|re)[.,])?(?:com|net|org|kr|io|gg|ly|ru|cn|jp|xyz)(?![\p{L}\p{N}\p{M}-]))/giu

/**
 * A name as people type it, with what follows it up to the next link; or only a scheme, www. or the number of a computer.
 * A domain that may be a word counts only with a path. Labels are as long as they may be, so that no text takes long to
 * read.
 */
const LINK =
  /(?:h(?:tt|xx)ps?:\/\/)?(?<![\p{L}\p{N}\p{M}-])(?:[\p{L}\p{N}\p{M}-]{1,63}\.){1,9}(?:com|net|org|kr|io|me|co|gg|ly|be|app|shop|store|site|xyz|link|info|top|club|online|ru|su|cn|jp|tw|hk|uk|eu|de|fr|tk|ml|ga|cf|gq|cc|tv|ws|pw|ua|vn|ph|kz|ai|biz|dev|page|cyou|icu|buzz|sbs|cfd|zip|mov|kim|asia|mobi|blog|cloud|tech|website|한국|닷컴|닷넷|xn--[a-z0-9-]{2,59}|[a-z]{2,24}(?=[/?][^\s]|:\d))(?![\p{L}\p{N}\p{M}-])(?:[:/?#](?:(?!h(?:tt|xx)ps?:\/\/)[^\s,])*)?|h(?:tt|xx)ps?:\/\/|\bwww\.|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?=[:/])/giu

/**
 * Returns how many web addresses a text has, however they are written: in letters of another width, with invisible ones
 * in between, with other dots, with dots set apart or written out, or with a scheme that is not meant to be tapped (hxxp).
 */
function countLinks(text: string): number {
  if (!PERHAPS_LINK.test(text)) return 0
  const usual = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(OTHER_DOTS, '.')
    .replace(APART, '.')
    .replace(WRITTEN_OUT, '.')
  return usual.match(LINK)?.length ?? 0
}

interface GuardedTexts {
  userId: number
  kind: Stored
  /** What others will read; the last one is the text itself, which is not to be repeated at once. */
  texts: readonly string[]
  now: Date
  /** The id of what is changed; without one the texts are new. */
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

type Linking = Pick<GuardedTexts, 'userId' | 'texts' | 'now'> & {
  /** The time at which the writer signed up; it is read from the database where it is not given. */
  joinedAt?: string
} & ({ kind: Exclude<Writing, 'MESSAGE'>; editing?: number | undefined } | { kind: 'MESSAGE' })

/**
 * Throws TOO_MANY_LINKS where a member of less than a day has written more links than allowed, in all their texts
 * together. They are counted as they are written, since a day's texts are too many to be read again. Without a link it
 * asks nothing of the database; with one it locks the member, whom the caller locks before anything else.
 */
export async function refuseLinks(tx: Db, linking: Linking): Promise<void> {
  const { userId, texts, now, joinedAt } = linking
  const links = countLinks(texts.join(' '))
  if (links === 0) return
  const since = joinedAt ?? (await findJoinedAt(tx, userId))
  if (since === undefined || new Date(since) <= subDays(now, 1)) return
  const isEdit = linking.kind !== 'MESSAGE' && linking.editing !== undefined
  const before = isEdit ? countLinks(await findText(tx, linking.kind, linking.editing!)) : 0
  if (links > before && !(await addLinks(tx, userId, links - before, LINKS_FIRST_DAY))) throw appError('TOO_MANY_LINKS')
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
