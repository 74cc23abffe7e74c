import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Choice, type ChoiceProps, Field, type FieldText } from './field.tsx'
import { HiddenRadio } from './hidden-radio.tsx'
import { cx } from '../cx.ts'

export interface RadioCard<T extends string> extends Choice<T> {
  description?: ReactNode
  icon?: ReactNode
}

export interface RadioCardsProps<T extends string> extends FieldText, ChoiceProps<T> {
  options: readonly RadioCard<T>[]
  /** `1`: rows with a mark at the end; `2`, `3`: tiles. */
  columns?: 1 | 2 | 3
  className?: string
}

/** There are fewer columns where type is so large that a tile would hold no word. */
const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-[repeat(auto-fit,minmax(max(7rem,(100%-9px)/2),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(max(5.25rem,(100%-17px)/3),1fr))]',
}

export function RadioCards<T extends string>({ options, value, onChange, columns = 1, ...field }: RadioCardsProps<T>) {
  const id = useId()
  const isRow = columns === 1
  return (
    <Field {...field} id={id} as="group">
      <div className={cx('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-13 rounded-md border border-basalt-400 bg-paper p-3.5 transition-colors hover:bg-basalt-100',
              'has-checked:border-tangerine-700 has-checked:bg-tangerine-50 has-checked:ring-1 has-checked:ring-tangerine-700',
              'has-disabled:border-basalt-200 has-disabled:bg-basalt-100 has-disabled:text-basalt-500',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-700',
              isRow ? 'items-center gap-3' : 'flex-col items-center justify-center gap-1.5 text-center',
            )}
          >
            <HiddenRadio name={id} option={option} value={value} onChange={onChange} />
            {option.icon}
            <span className={cx('min-w-0 font-semibold', isRow && 'flex-1')}>
              {option.label}
              {option.description !== undefined && (
                <span className="block text-sm font-normal text-basalt-500 [label:has(:checked)_&]:text-basalt-700">
                  {option.description}
                </span>
              )}
            </span>
            <Check
              aria-hidden="true"
              size={18}
              strokeWidth={3}
              className={cx(
                'shrink-0 text-tangerine-700 opacity-0 peer-checked:opacity-100',
                !isRow && 'absolute top-1.5 right-1.5',
              )}
            />
          </label>
        ))}
      </div>
    </Field>
  )
}
