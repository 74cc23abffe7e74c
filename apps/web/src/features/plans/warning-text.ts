import type { PlanSpot, PlanWarning } from '@honjeo/contract/plan'
import type { WarningCode } from '@honjeo/contract/values/enums'
import { t } from '@lingui/core/macro'

/** What is only a hint; everything else stands in the way of the stop. */
export const isHint = (code: WarningCode): boolean => code === 'HOURS_UNKNOWN'

type Visit = Pick<PlanSpot, 'startTime' | 'endTime'>

/** What is wrong with a stop, in a sentence. */
export function warningText({ code, time, fix }: PlanWarning, visit: Visit): string {
  switch (code) {
    case 'CLOSED_DAY':
      return t`이날은 쉬는 날이에요.`
    case 'CLOSED_THEN':
      return hoursText(time, fix?.startTime, visit)
    case 'LAST_ENTRY':
      return time === undefined ? t`입장이 끝난 시간이에요.` : t`${time}까지 들어가야 해요.`
    case 'AFTER_SUNSET':
      return time === undefined ? t`해가 진 뒤예요. 밝을 때 가세요.` : t`해가 ${time}에 져요. 밝을 때 다녀오세요.`
    case 'TOO_SOON':
      return time === undefined
        ? t`앞의 곳에서 이 시간까지 닿기 어려워요.`
        : t`가는 데 시간이 걸려 ${time}에야 도착해요.`
    case 'TOO_LATE':
      return time === undefined
        ? t`떠나는 시간에 늦어요.`
        : t`여기 있으면 떠나는 시간에 늦어요. 늦어도 ${time}에는 나서야 해요.`
    case 'OUT_OF_SEASON':
      return t`이 기간에는 열리지 않아요.`
    case 'GONE':
      return t`더는 찾을 수 없는 장소예요. 다른 곳으로 바꿔주세요.`
    case 'TOO_FAR':
      return t`이 교통수단으로 가기에는 너무 멀어요.`
    case 'HOURS_UNKNOWN':
      return t`여는 시간은 가기 전에 확인해주세요.`
  }
}

/** The time is when it opens or when it closes: the visit tells which of the two, or else the time that would do. */
function hoursText(time: string | undefined, better: string | undefined, { startTime, endTime }: Visit): string {
  const leave = endTime ?? startTime
  if (time === undefined) return t`이 시간에는 문을 열지 않아요.`
  if (time === better || (leave !== null && time > leave)) return t`${time}에 문을 열어요.`
  if ((better !== undefined && better < time) || (startTime !== null && time <= startTime)) {
    return t`${time}에 문을 닫아요.`
  }
  return t`이 시간에는 문을 열지 않아요.`
}
