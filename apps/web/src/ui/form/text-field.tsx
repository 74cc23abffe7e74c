import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Field, fieldAria, fieldBoxClass, type FieldText, mergeRefs, useTextLength } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** Shows `3/25`; needs `maxLength`. */
  showsCount?: boolean
  /** Icon at the start of the box. */
  leading?: ReactNode
  /** Button or timer at the end of the box. */
  trailing?: ReactNode
  className?: string
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  showsCount,
  leading,
  trailing,
  className,
  type = 'text',
  maxLength,
  ref,
  onInput,
  ...rest
}: TextFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const { length, measure } = useTextLength(inputRef)
  const [isRevealed, setRevealed] = useState(false)
  const end =
    type === 'password' ? (
      <IconButton
        label={isRevealed ? t`비밀번호 숨기기` : t`비밀번호 보기`}
        icon={isRevealed ? <EyeOff size={20} /> : <Eye size={20} />}
        onClick={() => setRevealed(!isRevealed)}
      />
    ) : (
      trailing
    )

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      counter={showsCount ? `${length}/${maxLength}` : undefined}
      className={className}
    >
      <div className="relative">
        {leading !== undefined && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-basalt-500"
          >
            {leading}
          </span>
        )}
        <input
          {...rest}
          {...fieldAria(id, { hint, error })}
          ref={mergeRefs(inputRef, ref)}
          type={type === 'password' && isRevealed ? 'text' : type}
          maxLength={maxLength}
          onInput={(event) => {
            measure()
            onInput?.(event)
          }}
          className={cx(
            fieldBoxClass,
            'h-13 read-only:bg-basalt-100',
            leading !== undefined && 'pl-11',
            Boolean(end) && 'pr-14',
          )}
        />
        {Boolean(end) && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
      </div>
    </Field>
  )
}
