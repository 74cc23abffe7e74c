import { formatTime, instantAt } from '#lib/dates.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from './button.tsx'
import type { FieldText } from './field.tsx'
import { PickerField } from './picker-field.tsx'
import { Sheet } from './sheet.tsx'
import { TimePicker } from './time-picker.tsx'

export interface TimeFieldProps extends FieldText {
  label: string
  /** `HH:mm` */
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  /** Where the wheels stand while nothing is chosen. */
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
  const [draft, setDraft] = useState(initialTime)

  function handleOpen() {
    setDraft(value ?? initialTime)
    setOpen(true)
  }

  function handleConfirm() {
    onChange(draft)
    setOpen(false)
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
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={field.label}
        footer={
          <Button fullWidth onClick={handleConfirm}>
            <Trans>확인</Trans>
          </Button>
        }
      >
        <TimePicker value={draft} onChange={setDraft} />
      </Sheet>
    </>
  )
}
