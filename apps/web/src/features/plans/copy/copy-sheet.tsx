import { PLAN_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays, dayKey } from '#lib/dates.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { EMPTY_RANGE } from '#ui/date-range.ts'
import { Sheet } from '#ui/sheet.tsx'

export interface CopySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Of the plan that is copied. */
  startDate: string
  onCopy: (startDate: string) => void
}

/** Asks when the copied journey begins; a day that is over is not offered again. */
export function CopySheet({ open, onOpenChange, startDate, onCopy }: CopySheetProps) {
  const { t } = useLingui()
  const [today] = useState(() => dayKey(new Date()))
  const value = startDate < today ? EMPTY_RANGE : { start: startDate, end: startDate }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`언제 출발하나요?`}
      description={t`출발하는 날에 맞춰 모든 날짜를 옮겨드려요.`}
    >
      <DatePicker
        mode="single"
        value={value}
        min={today}
        max={addDays(today, PLAN_DAYS_AHEAD_MAX)}
        onConfirm={onCopy}
      />
    </Sheet>
  )
}
