import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'
import { TimePicker } from './time-picker.tsx'

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
