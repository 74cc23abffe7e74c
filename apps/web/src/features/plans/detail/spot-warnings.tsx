import type { PlanSpot, PlanWarning } from '@honjeo/contract/plan'
import { CircleAlert, Info } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { isHint, warningText } from '../warning-text.ts'
import { SpotRemedy, type SpotRemedyProps } from './spot-remedy.tsx'

/** Each puts a stop right in its own way. */
export type SpotRemedies = Pick<SpotRemedyProps, 'onFix' | 'onPostpone' | 'onReplace'>

export interface SpotWarningsProps {
  spot: PlanSpot
  dayIndex: number
  /** Undefined where nothing can be changed. */
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
