import { DatePicker, type DatePickerProps } from './date-picker.tsx'
import { Sheet } from './sheet.tsx'

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
