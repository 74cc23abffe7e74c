import type { MyProfile } from '@honjeo/contract/users'
import { Trans } from '@lingui/react/macro'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PictureField } from '../picture/picture-field.tsx'
import { ProfileFieldset } from '../profile-fieldset.tsx'
import { useUnsavedChanges } from '../use-unsaved-changes.ts'
import { FixedFacts } from './fixed-facts.tsx'
import { LockedBirthDate, LockedGender } from './locked-facts.tsx'
import { useProfileEdit } from './use-profile-edit.ts'

interface ProfileEditFormProps {
  profile: MyProfile
  onSaved: () => void
}

export function ProfileEditForm({ profile, onSaved }: ProfileEditFormProps) {
  const { fields, picture, hasChanges, submit, isSaving } = useProfileEdit(profile, handleSaved)
  const letGo = useUnsavedChanges(hasChanges)

  function handleSaved() {
    letGo()
    onSaved()
  }

  return (
    <Form onSubmit={() => !isSaving && submit()} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <PictureField {...picture.field} name={profile.nickName} />
        <ProfileFieldset
          {...fields}
          ownNickname={profile.nickName}
          gender={<LockedGender profile={profile} />}
          birthDate={<LockedBirthDate profile={profile} />}
        />
        <FixedFacts profile={profile} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" isLoading={isSaving} disabled={picture.field.isBusy}>
          <Trans>저장하기</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}
