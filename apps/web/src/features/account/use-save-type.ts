import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { currentEntry } from '#lib/visit-entry.ts'
import { toast } from '#ui/toast.ts'
import { answersOf, isComplete } from './answer-draft.ts'
import { changeProfile } from './my-account.api.ts'
import { readProfile } from './profile-store.ts'

/** Makes the type a member has just found theirs, and goes back past the questions to where these were begun. */
export function useSaveType() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [entry] = useState(currentEntry)

  const saving = useMutation({
    mutationFn: async () => {
      const draft = readProfile()
      if (isComplete(draft)) await changeProfile(queryClient, { answers: answersOf(draft) })
    },
    onSuccess: async () => {
      toast.success(t`여행 유형을 저장했어요.`)
      if (entry > 0) await navigate(entry - 1 - currentEntry())
      else await navigate(paths.my(), { replace: true })
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return { save: () => saving.mutate(), isSaving: saving.isPending }
}
