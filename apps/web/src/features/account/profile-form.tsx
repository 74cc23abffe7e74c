import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { GenderField } from './gender-field.tsx'
import { PictureField } from './picture/picture-field.tsx'
import { usePictureDraft } from './picture/use-picture-draft.ts'
import { ProfileFieldset } from './profile-fieldset.tsx'
import type { ProfileRefusals } from './profile-refusals.ts'
import { readProfile, saveProfileFields } from './profile-store.ts'
import { StepTitle } from './step-title.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  refusals: ProfileRefusals
  onDone: () => void
}

/** The first step of the wizard; every keystroke goes into the draft, so that nothing typed is lost. */
export function ProfileForm({ refusals, onDone }: ProfileFormProps) {
  const { t } = useLingui()
  const [initial] = useState(() => {
    const { name, nickname, checkedNickname, gender, birthdate, bio } = readProfile()
    return { name, nickname, checkedNickname, gender, birthdate, bio }
  })
  const { form, errorOf } = useProfileForm({ initial, refusals, onChange: saveProfileFields })
  const picture = usePictureDraft()

  return (
    <Form onSubmit={() => void form.handleSubmit(onDone)()} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`동행방에서는 닉네임으로 인사해요.`}>
          <Trans>어떤 분인지 알려주세요</Trans>
        </StepTitle>
        <PictureField {...picture} name={form.watch('nickname')} />
        <ProfileFieldset
          form={form}
          errorOf={errorOf}
          gender={<GenderField form={form} error={errorOf('gender')} />}
          birthDate={<BirthDateField form={form} error={errorOf('birthdate')} />}
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
