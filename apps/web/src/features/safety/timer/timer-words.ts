import type { Timer } from '@honjeo/contract/safety/timer'
import type { TimerEnding } from '@honjeo/contract/values/enums'
import { t } from '@lingui/core/macro'
import { lengthText } from '#lib/text/numbers.ts'
import { alertsAt, type Moment } from './moment.ts'

export function endingText(ending: TimerEnding): string {
  switch (ending) {
    case 'SAFE':
      return t`무사히 돌아왔어요`
    case 'CANCELLED':
      return t`취소했어요`
    case 'CONTACT_OK':
      return t`연락처가 연락이 닿았다고 알려줬어요`
    case 'CLOSED':
      return t`끝내지 않아 저절로 닫혔어요`
  }
}

/** Whether contacts were alerted, as far as that is known: what reached one of them counts. */
export function alertedText({ contacts, isSolo }: Pick<Timer, 'contacts' | 'isSolo'>): string {
  if (isSolo) return t`나만의 타이머라 다른 사람에게 알리지 않았어요`
  const states = new Set(contacts.flatMap(({ deliveries }) => deliveries.map(({ state }) => state)))
  if (states.size === 0) return t`신뢰 연락처에는 알리지 않았어요`
  if (states.has('SENT') || states.has('DELIVERED') || states.has('OPENED')) return t`신뢰 연락처에 알림을 보냈어요`
  if (states.has('QUEUED')) return t`신뢰 연락처에 알림을 보내던 중이었어요`
  return t`신뢰 연락처에 알림을 보내지 못했어요`
}

interface MomentWords {
  /** A word or two, over the countdown. */
  title: string
  /** What comes next, and what to do. */
  detail: string
}

/** What there is to say of a timer that runs; `now` by the server's clock. Whole minutes, so that it is not said again each second. */
export function momentWords(moment: Exclude<Moment, 'ENDED'>, timer: Timer, now: number): MomentWords {
  const graceText = lengthText(timer.graceMinutes * 60_000)
  const answerText = lengthText(alertsAt(timer) - now, Math.ceil)
  if (timer.isSolo) return soloWords(moment)
  switch (moment) {
    case 'UNDERWAY':
      return {
        title: t`진행 중`,
        detail: t`돌아올 시간이 지나고 ${graceText} 동안 답이 없으면 신뢰 연락처에 알려요.`,
      }
    case 'SOON':
      return {
        title: t`곧 돌아올 시간`,
        detail: t`무사히 돌아오면 ‘무사해요’를 눌러주세요. 늦어지면 시간을 늘려주세요.`,
      }
    case 'GRACE':
      return {
        title: t`돌아올 시간이 지났어요`,
        detail: t`${answerText} 안에 답해주세요. 답이 없으면 신뢰 연락처에 알려요.`,
      }
    case 'UNKNOWN':
      return {
        title: t`답할 시간이 지났어요`,
        detail: t`지금 서버가 신뢰 연락처에 알리고 있을 수 있어요. 무사하다면 바로 알려주세요.`,
      }
    case 'ALERTING':
      return { title: t`신뢰 연락처에 알리고 있어요`, detail: alertingDetail(timer) }
  }
}

/** The words for a timer that alerts no one else, whatever happens. */
function soloWords(moment: Exclude<Moment, 'ENDED'>): MomentWords {
  switch (moment) {
    case 'UNDERWAY':
      return { title: t`진행 중`, detail: t`시간이 되면 이 휴대폰에 알려요. 다른 사람에게는 알리지 않아요.` }
    case 'SOON':
      return {
        title: t`곧 돌아올 시간`,
        detail: t`무사히 돌아오면 ‘무사해요’를 눌러주세요. 늦어지면 시간을 늘려주세요.`,
      }
    case 'GRACE':
      return {
        title: t`돌아올 시간이 지났어요`,
        detail: t`무사하면 알려주세요. 답이 없어도 다른 사람에게는 알리지 않아요.`,
      }
    default:
      return {
        title: t`도움이 필요한가요?`,
        detail: t`다른 사람에게는 알리지 않았어요. 아래에서 바로 전화하거나 문자를 보내세요. 무사하면 ‘무사해요’를 눌러주세요.`,
      }
  }
}

function alertingDetail({ stage, acknowledgedBy }: Timer): string {
  if (acknowledgedBy !== null) {
    return t`연락해 보겠다고 답한 사람: ${acknowledgedBy}. 전화가 오면 받아주세요. 무사하다면 바로 알려주세요.`
  }
  if (stage === 'EXHAUSTED') {
    return t`연락처 모두에게 다시 알리려 했지만 아직 아무도 답하지 않았어요. 도움이 필요하면 119나 112에 전화하세요.`
  }
  return t`누구에게 어디까지 닿았는지 아래에서 볼 수 있어요. 무사하다면 바로 알려주세요.`
}
