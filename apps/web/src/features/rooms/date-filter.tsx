import { ROOM_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { addDays, dayKey, formatMonthDay, instantAt } from '#lib/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { DateSheet } from '#ui/load-pickers.ts'
import { RemovableChip } from '#ui/removable-chip.tsx'

export interface DateFilterProps {
  /** `2026-11-28`; null: any day */
  value: string | null
  onChange: (day: string | null) => void
}

export function DateFilter({ value, onChange }: DateFilterProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [today] = useState(() => dayKey(new Date()))
  const open = () => setOpen(true)
  return (
    <>
      {value === null ? (
        <Chip isSelected={false} onToggle={open} icon={<CalendarDays aria-hidden="true" size={16} />}>
          {t`날짜`}
        </Chip>
      ) : (
        <RemovableChip
          label={formatMonthDay(instantAt(value, '12:00'))}
          onPress={open}
          onRemove={() => onChange(null)}
        />
      )}
      <DateSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t`만나는 날`}
        mode="single"
        value={{ start: value, end: value }}
        min={today}
        max={addDays(today, ROOM_DAYS_AHEAD_MAX)}
        onConfirm={onChange}
      />
    </>
  )
}
