import type { MeetingWordsDraft } from '@honjeo/contract/meeting-words'
import { MEETING_WORDS_ASK_HOURS } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import type { Clock } from '../lib/clock.ts'
import { notify } from '../notifications/notify.ts'
import { lockMembers } from '../records/lock-member.ts'
import { hasLink } from '../records/text-guard.ts'
import { fileReport } from '../reports/reports.service.ts'
import { findPair, findWordsBack, insertWords, listOpened, listToAsk } from './meeting-words.queries.ts'

interface Deps {
  db: Db
  clock: Clock
}

/**
 * Stores what a member writes of another whom they met, and reports to staff what only staff shall read: both or neither.
 * The answer is the same whether the other has written or not.
 */
export async function writeWords(
  { db, clock }: Deps,
  authorId: number,
  attendanceId: number,
  { tags = [], sentence = '', toStaff = '' }: MeetingWordsDraft,
): Promise<void> {
  if (tags.length === 0 && sentence === '' && toStaff === '')
    throw appError('INVALID_INPUT', { fields: { sentence: say('WORDS_EMPTY') } })
  if (hasLink(sentence)) throw appError('INVALID_INPUT', { fields: { sentence: say('WORDS_NO_LINK') } })
  const now = clock.now()
  await db.transaction(async (tx) => {
    const pair = await findPair(tx, attendanceId, authorId)
    if (!pair) throw appError('ATTENDANCE_NOT_FOUND')
    // The two write one after the other, so that the second one finds what the first one wrote, and no block comes between.
    await lockMembers(tx, [authorId, pair.subjectId])
    if (tags.length > 0 || sentence !== '') {
      const words = { ...pair, attendanceId, authorId, tags, sentence: sentence || null, createdAt: now.toISOString() }
      await insertWords(tx, words)
      const back = await findWordsBack(tx, words)
      if (back !== undefined) await notifyOfWords(tx, { id: back, userId: pair.subjectId, authorId })
    }
    if (toStaff !== '') {
      await fileReport(tx, authorId, { targetUserId: pair.subjectId, reason: 'MEETING', detail: toStaff }, now)
    }
  })
}

/** Notifies a member once that they can read what another wrote; `id` is the number of the words by which it is known. */
const notifyOfWords = (tx: Db, { id, userId, authorId }: { id: number; userId: number; authorId: number }) =>
  notify(tx, {
    userId,
    type: 'SYSTEM',
    sentence: say('MEETING_WORDS_OPENED'),
    resourceType: 'WORDS',
    by: authorId,
    eventKey: `words:${id}`,
  })

const BATCH = 200

/** Asks those who have met for a word some hours later, and notifies those for whom one has opened by time alone. */
export async function remindOfWords({ db, clock }: Deps): Promise<void> {
  const now = clock.now().toISOString()
  for (const { roomId, userId, title, eventKey } of await listToAsk(db, now, MEETING_WORDS_ASK_HOURS, BATCH)) {
    await notify(db, {
      userId,
      type: 'SYSTEM',
      sentence: say('MEETING_WORDS_ASKED', { title }),
      resourceType: 'ROOM',
      resourceId: roomId,
      eventKey,
    })
  }
  for (const opened of await listOpened(db, now, BATCH)) await notifyOfWords(db, opened)
}
