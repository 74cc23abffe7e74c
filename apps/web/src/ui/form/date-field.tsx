import { formatDay } from '#lib/text/dates.ts'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { type Ref, useState } from 'react'
import { type DateRange, isComplete } from './date-range.ts'
import type { FieldText } from './field.tsx'
import { DateSheet, PickerField } from './picker-field.tsx'

interface CommonProps extends FieldText {
  label: string
  placeholder?: string
  /** The first and the last day that may be chosen, `2026-11-21`. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
  className?: string
}

export interface DateFieldProps extends CommonProps {
  value: string | null
  onChange: (day: string) => void
}

/** Chooses one day in a sheet. */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const range = { start: value, end: value }
  return <DateSheetField {...rest} mode="single" value={range} text={value && formatDay(value)} onConfirm={onChange} />
}

export interface DateRangeFieldProps extends CommonProps {
  value: DateRange
  onChange: (range: { start: string; end: string }) => void
}

/** Chooses the first and last day of a trip in a sheet. */
export function DateRangeField({ value, onChange, ...rest }: DateRangeFieldProps) {
  const text = isComplete(value) ? `${formatDay(value.start)} – ${formatDay(value.end)}` : null
  return (
    <DateSheetField
      {...rest}
      mode="range"
      value={value}
      text={text}
      onConfirm={(start, end) => onChange({ start, end })}
    />
  )
}

interface DateSheetFieldProps extends CommonProps {
  mode: 'single' | 'range'
  value: DateRange
  text: string | null
  onConfirm: (start: string, end: string) => void
}

function DateSheetField({ mode, value, text, onConfirm, placeholder, min, max, ...field }: DateSheetFieldProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickerField
        {...field}
        value={text}
        placeholder={placeholder ?? t`날짜를 골라주세요`}
        icon={<CalendarDays aria-hidden="true" size={20} />}
        onPress={() => setOpen(true)}
      />
      <DateSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={field.label}
        mode={mode}
        value={value}
        min={min}
        max={max}
        onConfirm={onConfirm}
      />
    </>
  )
}
