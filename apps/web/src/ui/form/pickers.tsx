import { dayKey } from '#lib/text/dates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'
import { type DateRange, EMPTY_RANGE, isComplete, pickRangeDay, pickSingleDay } from './date-range.ts'
import { Sheet } from '../overlay/dialog.tsx'
import { type ClockTime, formatClockTime, type Meridiem, parseClockTime } from './clock-time.ts'
import { WheelPicker } from './wheel-picker.tsx'

export interface DatePickerProps {
  mode: 'single' | 'range'
  /** What is chosen already; a single date has equal ends. */
  value: DateRange
  /** First and last day; equal for a single date. */
  onConfirm: (start: string, end: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** A calendar with reset and confirm; nothing leaves it before confirm. */
export function DatePicker({ mode, value, onConfirm, min, max }: DatePickerProps) {
  const [selection, setSelection] = useState(value)
  const [today] = useState(() => dayKey(new Date()))

  function handlePick(day: string) {
    setSelection(mode === 'single' ? pickSingleDay(day) : pickRangeDay(selection, day))
  }

  return (
    <div>
      <Calendar selection={selection} onPick={handlePick} today={today} min={min} max={max} />
      <div className="mt-4 flex gap-2">
        <Button variant="secondary" disabled={selection.start === null} onClick={() => setSelection(EMPTY_RANGE)}>
          <Trans>초기화</Trans>
        </Button>
        <Button
          className="flex-1"
          disabled={!isComplete(selection)}
          onClick={() => isComplete(selection) && onConfirm(selection.start, selection.end)}
        >
          <Trans>확인</Trans>
        </Button>
      </div>
    </div>
  )
}

export interface DateSheetProps extends DatePickerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
}

/** A day or a range of days, chosen in a calendar over the screen. */
export function DateSheet({ open, onOpenChange, title, onConfirm, ...picker }: DateSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      <DatePicker
        {...picker}
        onConfirm={(start, end) => {
          onConfirm(start, end)
          onOpenChange(false)
        }}
      />
    </Sheet>
  )
}

export interface TimePickerProps {
  /** `HH:mm`, 24 hours */
  value: string
  onChange: (value: string) => void
}

const HOURS = Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: String(index + 1) }))
const MINUTES = Array.from({ length: 60 }, (_, index) => ({ value: index, label: String(index).padStart(2, '0') }))

export function TimePicker({ value, onChange }: TimePickerProps) {
  const { t } = useLingui()
  const time = parseClockTime(value)
  const meridiems: { value: Meridiem; label: string }[] = [
    { value: 'AM', label: t`오전` },
    { value: 'PM', label: t`오후` },
  ]
  const set = (part: Partial<ClockTime>) => onChange(formatClockTime({ ...time, ...part }))

  return (
    <fieldset className="relative flex min-w-0">
      <legend className="sr-only">{t`시간`}</legend>
      {/* The middle row, behind all three wheels. */}
      <div aria-hidden="true" className="absolute inset-x-0 top-1/2 h-10 -translate-y-1/2 rounded-md bg-basalt-100" />
      <div className="relative flex flex-1">
        <WheelPicker
          label={t`오전 오후`}
          options={meridiems}
          value={time.meridiem}
          onChange={(meridiem) => set({ meridiem })}
        />
        <WheelPicker label={t`시`} options={HOURS} value={time.hour} onChange={(hour) => set({ hour })} />
        <WheelPicker label={t`분`} options={MINUTES} value={time.minute} onChange={(minute) => set({ minute })} />
      </div>
    </fieldset>
  )
}

export interface TimeSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** `HH:mm`, where the wheels stand. Another `key` for each opening starts them there. */
  value: string
  onConfirm: (value: string) => void
}

/** A time of day, chosen by wheels over the screen. */
export function TimeSheet({ open, onOpenChange, title, value, onConfirm }: TimeSheetProps) {
  const [draft, setDraft] = useState(value)

  function handleConfirm() {
    onConfirm(draft)
    onOpenChange(false)
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <Button fullWidth onClick={handleConfirm}>
          <Trans>확인</Trans>
        </Button>
      }
    >
      <TimePicker value={draft} onChange={setDraft} />
    </Sheet>
  )
}
