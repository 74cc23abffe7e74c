import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { Field, fieldBoxClass } from './field.tsx'
import { type TextControlProps, useTextControl } from './text-control.ts'
import { IconButton } from './icon-button.tsx'

export interface TextFieldProps extends TextControlProps, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** Icon at the start of the box. */
  leading?: ReactNode
  /** Button or timer at the end of the box. */
  trailing?: ReactNode
}

export function TextField({ leading, trailing, type = 'text', ...rest }: TextFieldProps) {
  const { t } = useLingui()
  const { field, control } = useTextControl<HTMLInputElement, typeof rest>(rest)
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
    <Field {...field}>
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
          {...control}
          type={type === 'password' && isRevealed ? 'text' : type}
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
