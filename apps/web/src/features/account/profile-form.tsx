import { BIO_MAX, NAME_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { Avatar } from '#ui/avatar.tsx'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextField } from '#ui/text-field.tsx'
import { tidyBirthDate } from './birth-date.ts'
import { NicknameField } from './nickname-field.tsx'
import type { ProfileRefusals } from './profile-refusals.ts'
import { GENDER_CODES, type LocalGender } from './profile-store.ts'
import { StepTitle } from './step-title.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  refusals: ProfileRefusals
  onDone: () => void
}

export function ProfileForm({ refusals, onDone }: ProfileFormProps) {
  const { t } = useLingui()
  const { form, errorOf } = useProfileForm(refusals)
  const genderRef = useRef<HTMLDivElement>(null)
  const nickname = form.watch('nickname')
  const genders: Record<LocalGender, string> = { 남자: t`남자`, 여자: t`여자` }

  return (
    <Form onSubmit={() => void form.handleSubmit(onDone)()} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`동행방에서는 닉네임으로 인사해요.`}>
          <Trans>어떤 분인지 알려주세요</Trans>
        </StepTitle>
        <div className="flex justify-center">
          {nickname.trim() === '' ? (
            <span className="flex size-22 items-center justify-center rounded-full bg-basalt-200 text-basalt-500">
              <UserRound aria-hidden="true" size={40} />
            </span>
          ) : (
            <Avatar name={nickname} size={88} />
          )}
        </div>
        <TextField
          {...form.register('name')}
          label={t`이름`}
          autoComplete="name"
          maxLength={NAME_MAX}
          error={errorOf('name')}
        />
        <NicknameField form={form} error={errorOf('nickname')} />
        <Controller
          control={form.control}
          name="gender"
          render={({ field }) => (
            <div
              ref={(element) => {
                genderRef.current = element
                // The first wrong field is focused through its ref; a group is focused through its first choice.
                field.ref({ focus: () => genderRef.current?.querySelector('input')?.focus() })
              }}
            >
              <SegmentedControl
                label={t`성별`}
                options={(Object.keys(GENDER_CODES) as LocalGender[]).map((value) => ({
                  value,
                  label: genders[value],
                }))}
                value={field.value === '' ? null : field.value}
                onChange={field.onChange}
                hint={t`동행방의 성별 제한에만 쓰고, 공개하지 않아요.`}
                error={errorOf('gender')}
              />
            </div>
          )}
        />
        <TextField
          {...form.register('birthdate', {
            onBlur: () => form.setValue('birthdate', tidyBirthDate(form.getValues('birthdate'))),
          })}
          label={t`생년월일`}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={14}
          placeholder={t`숫자 8자리, 예: 19980321`}
          error={errorOf('birthdate')}
        />
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
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1">
          <Trans>다음</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}
