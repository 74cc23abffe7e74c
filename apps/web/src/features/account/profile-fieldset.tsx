import { BIO_MAX, NAME_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '#ui/text-field.tsx'
import { NicknameField } from './nickname-field.tsx'
import type { useProfileForm } from './use-profile-form.ts'

interface ProfileFieldsetProps extends ReturnType<typeof useProfileForm> {
  ownNickname?: string
  /** Chosen in the wizard, shown afterwards. */
  gender: ReactNode
  /** Typed in the wizard, shown afterwards. */
  birthDate: ReactNode
}

export function ProfileFieldset({ form, errorOf, ownNickname, gender, birthDate }: ProfileFieldsetProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t`이름`}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={errorOf('name')}
      />
      <NicknameField form={form} error={errorOf('nickname')} own={ownNickname} />
      {gender}
      {birthDate}
      <TextField
        {...form.register('bio')}
        label={t`한 줄 소개`}
        isOptional
        autoComplete="off"
        maxLength={BIO_MAX}
        showsCount
        placeholder={t`오름 보러 다녀요`}
        error={errorOf('bio')}
      />
    </>
  )
}
