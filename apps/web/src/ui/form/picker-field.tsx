import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import { Field, fieldAria, fieldBoxClass, type FieldText, labelId } from './field.tsx'
import { lazyLayer } from '../overlay/dialog.tsx'

export interface PickerFieldProps extends FieldText {
  /** What is chosen, as people read it; null shows the placeholder. */
  value: string | null
  placeholder: string
  icon?: ReactNode
  /** What to choose from. */
  opens?: 'sheet' | 'screen'
  onPress: () => void
  disabled?: boolean
  /** The button, so that a form can focus its first wrong field. */
  ref?: Ref<HTMLButtonElement>
  className?: string
}

/** Looks like a text field, opens something to choose from: a sheet, or another screen. */
export function PickerField({
  value,
  placeholder,
  icon,
  opens = 'sheet',
  onPress,
  disabled,
  ref,
  ...field
}: PickerFieldProps) {
  const id = useId()
  const { 'aria-invalid': isInvalid, ...aria } = fieldAria(id, field)
  const valueId = `${id}-value`
  const Chevron = opens === 'sheet' ? ChevronDown : ChevronRight
  return (
    <Field {...field} id={id}>
      <button
        {...aria}
        ref={ref}
        type="button"
        aria-labelledby={`${labelId(id)} ${valueId}`}
        aria-haspopup={opens === 'sheet' ? 'dialog' : undefined}
        disabled={disabled}
        onClick={onPress}
        className={cx(fieldBoxClass, 'flex min-h-13 items-center gap-3 py-2 text-left', isInvalid && 'border-danger')}
      >
        {icon !== undefined && <span className="flex shrink-0 text-basalt-500">{icon}</span>}
        <span id={valueId} className={cx('min-w-0 flex-1', value === null && 'text-basalt-500')}>
          {value ?? placeholder}
        </span>
        {!disabled && <Chevron aria-hidden="true" size={18} className="shrink-0 text-basalt-500" />}
      </button>
    </Field>
  )
}

export const DateSheet = lazyLayer(() => import('./date-picker.tsx').then((picker) => picker.DateSheet))
export const TimeSheet = lazyLayer(() => import('./time-picker.tsx').then((picker) => picker.TimeSheet))
