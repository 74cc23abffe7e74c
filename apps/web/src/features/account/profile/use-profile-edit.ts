import type { MyProfile } from '@honjeo/contract/users'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type Language, LANGUAGES } from '@honjeo/contract/values/enums'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import { changeProfile } from '../my-account.api.ts'
import { profileChanges, toProfileFields } from './profile-changes.ts'
import { profileMessages } from './profile-problems.ts'
import { type ProfileRefusals, refusalsOf } from './profile-refusals.ts'
import type { ProfileFields } from './profile-store.ts'
import { usePictureUpload } from './use-picture-upload.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The form over the profile that is there. A refusal is said at its field, and everything typed stays. */
export function useProfileEdit(profile: MyProfile, onSaved: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [refusals, setRefusals] = useState<ProfileRefusals>({})
  const before = { nickname: profile.nickName, hasName: profile.name !== null }
  const fields = useProfileForm({ initial: toProfileFields(profile), refusals, before })
  const picture = usePictureUpload(profile.imageUrl)
  const [languages, setLanguages] = useState<readonly Language[]>(profile.languages)
  const { form } = fields
  const changesIn = (values: ProfileFields) => profileChanges(profile, values, picture.change, languages)
  const toggleLanguage = (language: Language) =>
    setLanguages((chosen) => LANGUAGES.filter((each) => chosen.includes(each) !== (each === language)))
  const hasChanges = Object.keys(changesIn(form.watch())).length > 0

  const saving = useSingleMutation({
    mutationFn: (values: ProfileFields) => changeProfile(queryClient, changesIn(values)),
    onSuccess: () => {
      toast.success(t`프로필을 저장했어요.`)
      onSaved()
    },
    onError: (error, values) => {
      const messages = error instanceof ApiError ? profileMessages(error) : null
      if (messages === null) {
        toast.error(errorText(error))
        return
      }
      if (messages.nickname !== undefined) form.setValue('checkedNickname', '')
      setRefusals(refusalsOf(values, messages))
    },
  })

  const submit = form.handleSubmit(
    (values) => (hasChanges ? saving.mutate(values) : onSaved()),
    ({ nickname }) => {
      if (nickname?.type === 'UNCHECKED') toast.error(t`닉네임 중복 확인을 완료해주세요.`)
    },
  )
  return {
    fields,
    picture,
    languages,
    toggleLanguage,
    hasChanges,
    submit: () => void submit(),
    isSaving: saving.isPending,
  }
}
