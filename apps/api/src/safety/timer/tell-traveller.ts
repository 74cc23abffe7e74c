import type { Db } from '../../db/client.ts'
import { notify } from '../../notifications/notify.ts'
import { koreanClock } from './korean-clock.ts'
import type { LadderContact } from './contacts.queries.ts'
import type { TimerState } from './stages.ts'

interface Timer {
  id: number
  userId: number
  title: string
  isDuress: boolean
}

/** Who seems to have ended a timer hears no more of it. */
async function tell(tx: Db, { id, userId, isDuress }: Timer, message: string, event: string): Promise<void> {
  if (isDuress) return
  await notify(tx, {
    userId,
    type: 'CHECKIN',
    message,
    resourceType: 'CHECKIN',
    resourceId: id,
    eventKey: `checkin:${id}:${event}`,
  })
}

function sentence(title: string, { stage, nextStageAt }: TimerState, contacts: readonly LadderContact[]): string {
  const at = nextStageAt === null ? '' : koreanClock(nextStageAt)
  switch (stage) {
    case 'DUE_SOON':
      return `‘${title}’ 돌아올 시간이 곧 돼요. 늦어질 것 같으면 ${at} 전에 시간을 늘려주세요.`
    case 'GRACE':
      return `‘${title}’ 돌아올 시간이 지났어요. 무사하면 알려주세요. 답이 없으면 ${at}부터 신뢰 연락처에 알려요.`
    case 'OVERDUE_1':
      return `‘${title}’ 답이 없어서 신뢰 연락처에 알리기 시작했어요. 무사하면 지금 알려주세요. 급하면 112나 119에 연락해주세요.`
    case 'OVERDUE_2':
      return `‘${title}’ 아직 끝나지 않아서 다른 신뢰 연락처에도 알리고 있어요. 무사하면 지금 알려주세요. 급하면 112나 119에 연락해주세요.`
    default:
      return contacts.some(({ isTellable }) => isTellable)
        ? `‘${title}’ 아직 끝나지 않아서 신뢰 연락처 모두에게 다시 알리고 있어요. 무사하면 지금 알려주세요. 급하면 112나 119에 연락해주세요.`
        : `‘${title}’ 지금 알릴 수 있는 신뢰 연락처가 없어요. 무사하면 지금 알려주세요. 급하면 112나 119에 연락해주세요.`
  }
}

/** That a stage has begun, and what to do. */
export const tellStage = (
  tx: Db,
  timer: Timer,
  standing: TimerState,
  { at, contacts }: { at: string; contacts: readonly LadderContact[] },
): Promise<void> => tell(tx, timer, sentence(timer.title, standing, contacts), `${standing.stage}:${at}`)

export const tellOwnerOfAnswer = (tx: Db, timer: Timer, name: string, now: Date): Promise<void> =>
  tell(tx, timer, `${name}님이 귀가 알림을 보고 연락해 보겠다고 답했어요.`, `answer:${now.toISOString()}`)

export const tellOwnerOfReached = (tx: Db, timer: Timer, name: string): Promise<void> =>
  tell(tx, timer, `${name}님이 연락이 닿았다고 알려서 귀가 타이머를 끝냈어요.`, 'ended')

export const tellOwnerOfClosing = (tx: Db, timer: Timer): Promise<void> =>
  tell(tx, timer, `‘${timer.title}’ 사흘 동안 아무 답이 없어서 귀가 알림을 닫았어요.`, 'ended')
