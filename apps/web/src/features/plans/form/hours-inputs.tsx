import { useLingui } from '@lingui/react/macro'
import { useController } from 'react-hook-form'
import { Button } from '#ui/form/button.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import type { PlanInputProps } from './trip-inputs.tsx'

/** Asks when one arrives on the first day and leaves on the last; a whole day where that is not said. */
export function HoursInputs({ control }: PlanInputProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-6 *:flex-1 *:basis-32">
      <HourInput
        control={control}
        name="startTime"
        label={t`첫날 도착`}
        placeholder={t`아침부터`}
        initialTime="10:00"
      />
      <HourInput
        control={control}
        name="endTime"
        label={t`마지막 날 출발`}
        placeholder={t`저녁까지`}
        initialTime="18:00"
      />
    </div>
  )
}

interface HourInputProps extends PlanInputProps {
  name: 'startTime' | 'endTime'
  label: string
  /** What no time means. */
  placeholder: string
  initialTime: string
}

function HourInput({ control, name, label, placeholder, initialTime }: HourInputProps) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name })
  return (
    <div>
      <TimeField
        ref={ref}
        label={label}
        placeholder={placeholder}
        initialTime={initialTime}
        value={value}
        onChange={onChange}
        error={fieldState.error?.message}
      />
      {value !== null && (
        <Button variant="ghost" size="sm" aria-label={t`${label} 시간 지우기`} onClick={() => onChange(null)}>
          {t`지우기`}
        </Button>
      )}
    </div>
  )
}
