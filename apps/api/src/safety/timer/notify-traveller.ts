import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Db } from '../../db/client.ts'
import { notify } from '../../notifications/notify.ts'
import type { LadderContact } from './contacts.queries.ts'
import type { TimerState } from './stages.ts'
import { koreanClock } from '../../lib/korean-time.ts'

interface Timer {
  id: number
  userId: number
  title: string
  isDuress: boolean
  isSolo: boolean
}

/** Notifies a traveller; one who seems to have ended a timer hears no more of it. */
async function notifyTraveller(
  tx: Db,
  { id, userId, isDuress }: Timer,
  sentence: Sentence,
  event: string,
): Promise<void> {
  if (isDuress) return
  await notify(tx, {
    userId,
    type: 'CHECKIN',
    sentence,
    resourceType: 'CHECKIN',
    resourceId: id,
    eventKey: `checkin:${id}:${event}`,
  })
}

function stageSentence(
  { title: timer, isSolo }: Pick<Timer, 'title' | 'isSolo'>,
  { stage, nextStageAt }: TimerState,
  contacts: readonly LadderContact[],
): Sentence {
  const clock = nextStageAt ?? ''
  const spoken = { clock: nextStageAt === null ? '' : koreanClock(nextStageAt) }
  if (stage === 'DUE_SOON') return say('TIMER_DUE_SOON', { timer, clock }, spoken)
  if (isSolo) {
    return stage === 'GRACE' ? say('TIMER_GRACE_SOLO', { timer, clock }, spoken) : say('TIMER_OVERDUE_SOLO', { timer })
  }
  switch (stage) {
    case 'GRACE':
      return say('TIMER_GRACE', { timer, clock }, spoken)
    case 'OVERDUE_1':
      return say('TIMER_OVERDUE', { timer })
    case 'OVERDUE_2':
      return say('TIMER_OVERDUE_OTHERS', { timer })
    default:
      return contacts.some(({ isAlertable }) => isAlertable)
        ? say('TIMER_OVERDUE_ALL', { timer })
        : say('TIMER_OVERDUE_NOBODY', { timer })
  }
}

/** Notifies the traveller that a stage has begun, and what to do. */
export const notifyTravellerOfStage = (
  tx: Db,
  timer: Timer,
  state: TimerState,
  { at, contacts }: { at: string; contacts: readonly LadderContact[] },
): Promise<void> => notifyTraveller(tx, timer, stageSentence(timer, state, contacts), `${state.stage}:${at}`)

export const notifyTravellerOfAnswer = (tx: Db, timer: Timer, name: string, now: Date): Promise<void> =>
  notifyTraveller(tx, timer, say('TIMER_ACKNOWLEDGED', { name }), `answer:${now.toISOString()}`)

export const notifyTravellerOfReached = (tx: Db, timer: Timer, name: string): Promise<void> =>
  notifyTraveller(tx, timer, say('TIMER_REACHED', { name }), 'ended')

export const notifyTravellerOfClosing = (tx: Db, timer: Timer): Promise<void> =>
  notifyTraveller(tx, timer, say('TIMER_CLOSED', { timer: timer.title }), 'ended')
