import type { PlanFix, PlanSpot, PlanWarning } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { roundedUp } from './edits/clock.ts'

export interface SpotRemedyProps {
  spot: PlanSpot
  dayIndex: number
  warning: PlanWarning
  onFix: (fix: PlanFix) => void
  onPostpone: (startTime: string) => void
  onReplace: () => void
}

/** What puts a stop right: to come later with all that follows, another time or day, or another place. */
export function SpotRemedy({ spot, dayIndex, warning, onFix, onPostpone, onReplace }: SpotRemedyProps) {
  const { t } = useLingui()
  const { fix } = warning
  const arrival = postponedTo(warning, dayIndex)
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {arrival !== null && (
        <Button variant="secondary" size="sm" onClick={() => onPostpone(arrival)}>
          {t`${arrival}에 가고 뒤 일정 미루기`}
        </Button>
      )}
      {fix !== null && (
        <Button variant="secondary" size="sm" onClick={() => onFix(fix)}>
          {fixText(fix)}
        </Button>
      )}
      {arrival === null && fix === null && spot.contentId !== null && (
        <Button variant="secondary" size="sm" onClick={onReplace}>
          <Trans>다른 곳으로 바꾸기</Trans>
        </Button>
      )}
    </div>
  )

  function fixText({ dayIndex: toDay, startTime: time }: PlanFix): string {
    const day = toDay + 1
    return toDay === dayIndex ? t`${time}에 가기` : t`${day}일차 ${time}에 가기`
  }
}

/** When one can be there who sets out too late; null where that alone is what the fix says. */
function postponedTo({ code, time, fix }: PlanWarning, dayIndex: number): string | null {
  if (code !== 'TOO_SOON' || time === undefined) return null
  return fix?.dayIndex === dayIndex && fix.startTime >= time ? null : roundedUp(time)
}
