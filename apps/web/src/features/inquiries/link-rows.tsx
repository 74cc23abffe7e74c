import { INQUIRY_ATTACHMENTS_MAX, LINK_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type InquiryValues, isWrongLink } from './inquiry-values.ts'

interface LinkRowsProps {
  form: UseFormReturn<InquiryValues>
  links: readonly string[]
}

/** Else the row that is left would say what is wrong with it at once, and push the button away from under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Addresses to send along, one a row; one row always stays. */
export function LinkRows({ form, links }: LinkRowsProps) {
  const { t } = useLingui()
  const rowsRef = useRef<HTMLUListElement>(null)

  /** Focuses, after the rows have changed, the one with this index, or the last. */
  function focusRow(index: number) {
    requestAnimationFrame(() => {
      const inputs = rowsRef.current?.querySelectorAll('input')
      inputs?.[Math.min(index, inputs.length - 1)]?.focus()
    })
  }

  function change(rows: readonly string[]) {
    form.clearErrors('links')
    form.setValue('links', rows)
  }

  function handleAdd() {
    change([...links, ''])
    focusRow(links.length)
  }

  function handleRemove(index: number) {
    change(links.length === 1 ? [''] : links.toSpliced(index, 1))
    focusRow(index)
  }

  return (
    <Field
      id="attachment-links"
      as="group"
      label={t`첨부 주소`}
      isOptional
      hint={t`누구나 열어볼 수 있는 파일이나 화면의 주소만 넣어주세요.`}
    >
      <ul ref={rowsRef} className="space-y-2">
        {links.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else, and each shows its own value
          <li key={index}>
            <TextField
              {...form.register(`links.${index}`, {
                validate: (text) => !isWrongLink(text) || t`http:// 또는 https://로 시작하는 주소를 입력해주세요.`,
              })}
              label={t`첨부 주소 ${index + 1}`}
              isLabelHidden
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={LINK_MAX}
              error={form.formState.errors.links?.[index]?.message}
              trailing={
                (links.length > 1 || link !== '') && (
                  <IconButton
                    label={t`첨부 주소 ${index + 1} 지우기`}
                    icon={<X size={18} />}
                    onMouseDown={keepFocus}
                    onClick={() => handleRemove(index)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {links.length < INQUIRY_ATTACHMENTS_MAX && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          icon={<Plus aria-hidden="true" size={16} />}
          onMouseDown={keepFocus}
          onClick={handleAdd}
        >
          {t`주소 더하기`}
        </Button>
      )}
    </Field>
  )
}
