import { SUSPENSION_DAYS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Chip } from '#ui/chip.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'

const PRESETS = [3, 7, 30]
export const SUSPENSION_DAYS_DEFAULT = 7

/** For how long: one of the usual lengths, or any other. */
export function SuspensionDays({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <NumberStepper
        label={t`정지 기간`}
        unit={t({ message: '일', context: 'days' })}
        min={1}
        max={SUSPENSION_DAYS_MAX}
        value={value}
        onChange={onChange}
      />
      <div role="group" aria-label={t`자주 쓰는 기간`} className="flex flex-wrap gap-2">
        {PRESETS.map((days) => (
          <Chip key={days} isSelected={days === value} onToggle={() => onChange(days)}>
            {t`${days}일`}
          </Chip>
        ))}
      </div>
    </div>
  )
}
