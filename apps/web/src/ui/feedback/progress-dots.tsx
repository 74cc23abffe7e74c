import { useLingui } from '@lingui/react/macro'
import { cx } from '../cx.ts'

export interface ProgressDotsProps {
  /** The number of the step, 1 … total. */
  step: number
  total: number
}

/** The step of a wizard that one is at. */
export function ProgressDots({ step, total }: ProgressDotsProps) {
  const { t } = useLingui()
  return (
    <div role="img" aria-label={t`${total}단계 중 ${step}단계`} className="flex items-center gap-1.5">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={cx(
            'h-2 rounded-full transition-colors',
            index + 1 === step ? 'w-6 bg-tangerine-500' : 'w-2',
            index + 1 < step && 'bg-tangerine-700',
            index + 1 > step && 'bg-basalt-300',
          )}
        />
      ))}
    </div>
  )
}
