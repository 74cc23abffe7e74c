import { dayAfter, daysBetween } from '@honjeo/contract/values/days'
import { PLAN_DAYS_AHEAD_MAX, PLAN_DAYS_MAX } from '@honjeo/contract/values/limits'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TrainFront } from 'lucide-react'
import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { dayKey } from '#lib/text/dates.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { DateRangeField } from '#ui/form/date-field.tsx'
import { isComplete } from '#ui/form/date-range.ts'
import { TransportCards } from '../transport-cards.tsx'
import type { PlanFormValues } from './plan-form-values.ts'

export interface PlanInputProps {
  control: Control<PlanFormValues>
}

export function DatesInput({ control }: PlanInputProps) {
  const { t } = useLingui()
  const [today] = useState(() => dayKey(new Date()))
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name: 'dates',
    rules: {
      validate: (dates) => {
        if (!isComplete(dates)) return t`여행 날짜를 골라주세요.`
        const isTooLong = daysBetween(dates.start, dates.end) >= PLAN_DAYS_MAX
        return !isTooLong || t`일정은 ${PLAN_DAYS_MAX}일까지 만들 수 있어요. 날짜를 줄이거나 두 번에 나눠주세요.`
      },
    },
  })
  return (
    <DateRangeField
      ref={ref}
      label={t`여행 날짜`}
      placeholder={t`가는 날과 오는 날을 골라주세요`}
      hint={plural(PLAN_DAYS_MAX, { other: '#일까지 고를 수 있어요. 당일치기는 같은 날을 두 번 눌러주세요.' })}
      value={value}
      onChange={(dates) => {
        onChange(dates)
        // The value is chosen in a sheet: what is wrong is said when it closes.
        onBlur()
      }}
      min={today}
      max={dayAfter(today, PLAN_DAYS_AHEAD_MAX)}
      error={fieldState.error?.message}
    />
  )
}

export function TransportInput({ control }: PlanInputProps) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name: 'transportType' })
  return (
    <div>
      <TransportCards value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
      <div aria-live="polite">
        {field.value === 'TRAIN' && (
          <Callout className="mt-2" icon={<TrainFront aria-hidden="true" size={18} />}>
            {t`제주에는 철도가 없어요. 일정은 버스로 짜드릴게요.`}
          </Callout>
        )}
      </div>
    </div>
  )
}
