import type { TimerDraft } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refreshContacts } from '../../contacts/contacts.api.ts'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { paths } from '#lib/paths.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { refreshCheckIns, showCheckIn, startCheckIn } from '../check-ins.api.ts'

/** Starts a timer and goes to it. One that could not be told to the server does not run, and is not kept to be sent later. */
export function useStart() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [keyOf] = useState(createIntentKey)
  const starting = useSingleMutation({
    mutationFn: (draft: TimerDraft) => startCheckIn(draft, keyOf(draft)),
    onSuccess: async (checkIn) => {
      showCheckIn(queryClient, checkIn)
      await navigate(paths.runningTimer(checkIn.checkInId), { replace: true })
    },
    onError: () => {
      void refreshCheckIns(queryClient)
      void refreshContacts(queryClient)
    },
  })
  const { error } = starting

  function problem(): string | undefined {
    if (error === null) return undefined
    const isAway = error instanceof ApiError && error.code === 'NETWORK'
    return isAway
      ? t`서버의 답을 받지 못해 켜졌는지 알 수 없어요. 연결되면 다시 눌러주세요. 그때까지는 아무도 지켜보지 않는다고 생각해주세요.`
      : errorText(error)
  }

  return {
    start: starting.mutate,
    isStarting: starting.isPending,
    problem: problem(),
    /** Sentences of the server by field. */
    fields: error instanceof ApiError ? error.fields : undefined,
  }
}
