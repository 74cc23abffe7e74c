import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { sendSos, showCheckIn } from './check-ins.api.ts'
import { silentFixQuery } from './own-fix.ts'

/** ms that telling waits for a position that is still being measured. */
const FIX_WAIT_MS = 2000

const afterWait = () => new Promise<null>((resolve) => setTimeout(resolve, FIX_WAIT_MS, null))

/**
 * Tells all trusted contacts at once, of the timer that runs or of none. `result` says no more than what is known: that the server has
 * taken it, never that anybody has read it.
 */
export function useSos() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyOf, setKeyOf] = useState(createIntentKey)
  const sending = useSingleMutation({
    mutationFn: async () => {
      const measuring = queryClient.fetchQuery(silentFixQuery()).catch(() => null)
      const fix = (await Promise.race([measuring, afterWait()])) ?? undefined
      return sendSos(fix, keyOf({ fix }))
    },
    onSuccess: (answer) => {
      // Whoever presses again means it again.
      setKeyOf(() => createIntentKey())
      showCheckIn(queryClient, answer)
    },
  })
  const { error, data } = sending

  function problem(): string | undefined {
    if (error === null) return undefined
    const isAway = error instanceof ApiError && error.code === 'NETWORK'
    return isAway
      ? t`서버의 답을 받지 못해 알렸는지 알 수 없어요. 112나 119에 전화하고, 연결되면 다시 눌러주세요.`
      : errorText(error)
  }

  function result(): string | undefined {
    if (data === undefined) return undefined
    const count = data.contacts.filter(({ deliveries }) => deliveries.length > 0).length
    if (count === 0) return t`서버가 받았어요. 누구에게 닿았는지는 귀가 타이머에서 볼 수 있어요.`
    return plural(count, {
      other: '연락처 #명에게 알리기 시작했어요. 누구에게 닿았는지는 귀가 타이머에서 볼 수 있어요.',
    })
  }

  return {
    send: () => sending.mutate(),
    isSending: sending.isPending,
    /** What was done, once the server has taken it. */
    result: result(),
    checkInId: data?.checkInId,
    problem: problem(),
    hasNoContacts: error instanceof ApiError && error.code === 'CHECKIN4093',
  }
}
