import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Sheet } from '../overlay/dialog.tsx'
import { Button } from './button.tsx'
import { type ClockTime, formatClockTime, type Meridiem, parseClockTime } from './clock-time.ts'
import { WheelPicker } from './wheel-picker.tsx'

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
  /** `HH:mm`, where the wheels are. Another `key` for each opening starts them there. */
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
