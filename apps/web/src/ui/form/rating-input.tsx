import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldText } from './field.tsx'

export interface RatingInputProps extends FieldText {
  /** The number of stars, 1–5; null before the first tap. */
  value: number | null
  onChange: (value: number) => void
}

const STARS = [1, 2, 3, 4, 5]

export function RatingInput({ value, onChange, ...field }: RatingInputProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field {...field} id={id} as="group">
      {/* The first star, 7px within its touch target, is under the label. */}
      <div className="-ml-1.75 flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="relative flex size-12 items-center justify-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-sea-700"
          >
            <input
              type="radio"
              name={id}
              checked={star === value}
              aria-label={t`${star}점`}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              size={34}
              strokeWidth={1.5}
              className={cx(
                value !== null && star <= value
                  ? 'fill-tangerine-500 text-tangerine-700'
                  : 'fill-basalt-100 text-basalt-400',
              )}
            />
          </label>
        ))}
      </div>
    </Field>
  )
}
