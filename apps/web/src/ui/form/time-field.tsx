import { formatTime, instantAt } from '#lib/text/dates.ts'
import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { FieldText } from './field.tsx'
import { PickerField, TimeSheet } from './picker-field.tsx'

export interface TimeFieldProps extends FieldText {
  label: string
  /** The time, `HH:mm`. */
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  /** The time that the wheels show while nothing is chosen. */
  initialTime?: string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
  className?: string
}

/** Any day: only the time of it is shown. */
const SAMPLE_DAY = '2026-01-01'

export function TimeField({ value, onChange, placeholder, initialTime = '10:00', ...field }: TimeFieldProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)

  function handleOpen() {
    setOpenings(openings + 1)
    setOpen(true)
  }

  return (
    <>
      <PickerField
        {...field}
        value={value && formatTime(instantAt(SAMPLE_DAY, value))}
        placeholder={placeholder ?? t`시간을 골라주세요`}
        icon={<Clock aria-hidden="true" size={20} />}
        onPress={handleOpen}
      />
      <TimeSheet
        key={openings}
        open={isOpen}
        onOpenChange={setOpen}
        title={field.label}
        value={value ?? initialTime}
        onConfirm={onChange}
      />
    </>
  )
}
