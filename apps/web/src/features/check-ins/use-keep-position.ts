import type { CheckIn } from '@honjeo/contract/check-ins'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '#lib/error-text.ts'
import { isPositionGranted, PositionError, type PositionProblem } from '#lib/geolocation.ts'
import { serverNow } from '#lib/server-time.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { changeCheckIn, showCheckIn } from './check-ins.api.ts'
import { measureFix } from './own-fix.ts'
import { useLocationConsent } from './use-location-consent.tsx'

/** A position that is younger says nothing new. */
const AGE_MS = 3 * 60_000

/**
 * Leaves positions with a timer that runs: one when it is asked for, and, where that was allowed, one whenever the page is looked
 * at again: browsers measure nothing for a page that is not seen.
 */
export function useKeepPosition(checkIn: CheckIn) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const consent = useLocationConsent()
  const { checkInId, ending } = checkIn
  const takenAt = checkIn.fix === null ? null : Date.parse(checkIn.fix.takenAt)

  const problemTexts: Record<PositionProblem, string> = {
    denied: t`위치 권한이 꺼져 있어요. 브라우저의 사이트 설정에서 위치를 허용한 뒤 다시 눌러주세요.`,
    unavailable: t`지금은 위치를 알 수 없어요. 하늘이 보이는 곳에서 다시 눌러주세요.`,
    timeout: t`위치를 찾는 데 너무 오래 걸려요. 하늘이 보이는 곳에서 다시 눌러주세요.`,
    unsupported: t`이 브라우저는 위치를 알려주지 않아요.`,
    insecure: t`안전하지 않은 주소라서 위치를 쓸 수 없어요.`,
  }

  const sending = useSingleMutation<CheckIn, 'asked' | 'silent'>({
    mutationFn: async () => changeCheckIn(checkInId, { fix: await measureFix() }),
    onSuccess: (answer) => showCheckIn(queryClient, answer),
    onError: (error, how) => {
      if (how === 'silent') return
      toast.error(error instanceof PositionError ? problemTexts[error.problem] : errorText(error))
    },
  })
  const { mutate } = sending

  useEffect(() => {
    if (ending !== null || !consent.isAgreed) return
    async function send() {
      const isOld = takenAt === null || serverNow() - takenAt > AGE_MS
      if (!document.hidden && isOld && (await isPositionGranted())) mutate('silent')
    }
    void send()
    const handleVisible = () => void send()
    document.addEventListener('visibilitychange', handleVisible)
    return () => document.removeEventListener('visibilitychange', handleVisible)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `mutate` is new each time and always does the same
  }, [checkInId, ending, consent.isAgreed, takenAt])

  async function leave() {
    if (await consent.ask()) mutate('asked')
  }
  return { leave: () => void leave(), isLeaving: sending.isPending && sending.variables === 'asked' }
}
