import { dayKey } from '#lib/text/dates.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Sheet } from '../overlay/dialog.tsx'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'
import { type DateRange, EMPTY_RANGE, isComplete, pickRangeDay, pickSingleDay } from './date-range.ts'

export interface DatePickerProps {
  mode: 'single' | 'range'
  /** What is chosen already; a single date has equal ends. */
  value: DateRange
  /** Is called with the first and the last day; equal for a single date. */
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
