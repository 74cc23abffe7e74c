import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../notifications/notify.ts'
import { lockDueReminders, type DueReminder } from './reminders.queries.ts'
import { koreanTime } from '../lib/korean-time.ts'

const BATCH = 200

const sentenceOf = ({ kind, title, place, scheduledAt: at }: DueReminder): Sentence =>
  say(kind === 'day' ? 'MEETING_TOMORROW' : 'MEETING_SOON', { title, at, place }, { at: koreanTime(at) })

/**
 * Reminds the people of rooms a day and two hours before they meet. Each hears once of one time, however many servers
 * look and however often; where the host has moved the meeting, once more.
 */
export async function remindOfMeetings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  let count: number
  do {
    count = await db.transaction(async (tx) => {
      const due = await lockDueReminders(tx, clock.now().toISOString(), BATCH)
      for (const reminder of due) {
        await notify(tx, {
          userId: reminder.userId,
          type: 'ROOM_REMINDER',
          sentence: sentenceOf(reminder),
          resourceType: 'ROOM',
          resourceId: reminder.roomId,
          eventKey: reminder.eventKey,
        })
      }
      return due.length
    })
  } while (count === BATCH)
}
