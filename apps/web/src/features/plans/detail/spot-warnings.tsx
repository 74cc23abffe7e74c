import type { PlanFix, PlanSpot, PlanWarning } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Info } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { isHint, warningText } from '../stop-text.ts'
import { roundedUp } from './edits/clock.ts'

/** Each puts a stop right in its own way. */
export type SpotRemedies = Pick<SpotRemedyProps, 'onFix' | 'onPostpone' | 'onReplace'>

export interface SpotWarningsProps {
  spot: PlanSpot
  dayIndex: number
  /** What puts the stop right; undefined where nothing can be changed. */
  remedies: SpotRemedies | undefined
}

/** What is wrong with a stop, each with what puts it right. */
export function SpotWarnings({ spot, dayIndex, remedies }: SpotWarningsProps) {
  const { warnings } = spot
  if (warnings.length === 0) return null
  return (
    <ul className="mt-2 space-y-2">
      {warnings.map((warning, index) => {
        const isSoft = isHint(warning.code)
        const Icon = isSoft ? Info : CircleAlert
        return (
          <li
            key={warning.code}
            className={cx('text-sm', isSoft ? 'text-basalt-500' : 'rounded-sm bg-danger-bg px-3 py-2 text-danger')}
          >
            <p className="flex gap-1.5">
              <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
              {warningText(warning, spot)}
            </p>
            {!isSoft && remedies !== undefined && isLastOfItsFix(warnings, index) && (
              <SpotRemedy {...remedies} spot={spot} dayIndex={dayIndex} warning={warning} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One time may put several things right; it is offered below the last of them. */
function isLastOfItsFix(warnings: readonly PlanWarning[], index: number): boolean {
  const keyOf = ({ fix }: PlanWarning) => fix && `${fix.dayIndex} ${fix.startTime}`
  const key = warnings[index] && keyOf(warnings[index])
  return !warnings.slice(index + 1).some((later) => !isHint(later.code) && keyOf(later) === key)
}

interface SpotRemedyProps {
  spot: PlanSpot
  dayIndex: number
  warning: PlanWarning
  onFix: (fix: PlanFix) => void
  onPostpone: (startTime: string) => void
  onReplace: () => void
}

/** What puts a stop right: to come later with all that follows, another time or day, or another place. */
function SpotRemedy({ spot, dayIndex, warning, onFix, onPostpone, onReplace }: SpotRemedyProps) {
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

/** Returns when one can be there who sets out too late; null where that alone is what the fix says. */
function postponedTo({ code, time, fix }: PlanWarning, dayIndex: number): string | null {
  if (code !== 'TOO_SOON' || time === undefined) return null
  return fix?.dayIndex === dayIndex && fix.startTime >= time ? null : roundedUp(time)
}
