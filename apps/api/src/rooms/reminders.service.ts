import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../notifications/notify.ts'
import { lockDueReminders, type DueReminder } from './reminders.queries.ts'
import { koreanTime } from '../lib/korean-time.ts'

const BATCH = 200

function sentence({ kind, title, place, scheduledAt }: DueReminder): string {
  const time = koreanTime(scheduledAt)
  return kind === 'day'
    ? `만나는 날이 다가왔어요. ‘${title}’ ${time}, ${place}`
    : `곧 만날 시간이에요. ‘${title}’ ${time}, ${place}`
}

/**
 * Reminds the people of rooms a day and two hours before they meet. Each hears once of one time, however many servers
 * look and however often; where the host has moved the meeting, once more.
 */
export async function remindOfMeetings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  let told: number
  do {
    told = await db.transaction(async (tx) => {
      const due = await lockDueReminders(tx, clock.now().toISOString(), BATCH)
      for (const reminder of due) {
        await notify(tx, {
          userId: reminder.userId,
          type: 'ROOM_REMINDER',
          message: sentence(reminder),
          resourceType: 'ROOM',
          resourceId: reminder.roomId,
          eventKey: reminder.eventKey,
        })
      }
      return due.length
    })
  } while (told === BATCH)
}
