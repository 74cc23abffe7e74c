import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'
import { tidyBirthDate } from './birth-date.ts'
import type { ProfileFormApi } from './use-profile-form.ts'

export function BirthDateField({ form, error }: { form: ProfileFormApi; error: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      {...form.register('birthdate', {
        onBlur: () => form.setValue('birthdate', tidyBirthDate(form.getValues('birthdate'))),
      })}
      label={t`생년월일`}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={14}
      placeholder={t`숫자 8자리, 예: 19980321`}
      hint={t`나중에 직접 바꿀 수 없어요. 동행방은 만 19세부터 쓸 수 있어요.`}
      error={error}
    />
  )
}
