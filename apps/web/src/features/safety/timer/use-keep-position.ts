import type { Timer } from '@honjeo/contract/safety/timer'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorText } from '#lib/error-text.ts'
import { isPositionGranted, PositionError } from '#lib/geolocation.ts'
import { serverNow } from '#lib/server-time.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { changeCheckIn, showCheckIn } from './check-ins.api.ts'
import { measureFix } from './own-fix.ts'
import { useLocationConsent } from './use-location-consent.tsx'
import { usePositionProblem } from './use-position-problem.ts'

/** A position that is younger says nothing new. */
const AGE_MS = 3 * 60_000

/**
 * Leaves positions with a timer that runs: one when it is asked for, and, where that was allowed, one whenever the page is looked
 * at again: browsers measure nothing for a page that is not seen.
 */
export function useKeepPosition(checkIn: Timer) {
  const problemOf = usePositionProblem()
  const queryClient = useQueryClient()
  const consent = useLocationConsent()
  const { checkInId, ending } = checkIn
  const takenAt = checkIn.fix === null ? null : Date.parse(checkIn.fix.takenAt)

  const sending = useSingleMutation<Timer, 'asked' | 'silent'>({
    mutationFn: async () => changeCheckIn(checkInId, { fix: await measureFix() }),
    onSuccess: (answer) => showCheckIn(queryClient, answer),
    onError: (error, how) => {
      if (how === 'silent') return
      toast.error(error instanceof PositionError ? problemOf(error.problem) : errorText(error))
    },
  })

  const sendSilently = useEffectEvent(async () => {
    const isOld = takenAt === null || serverNow() - takenAt > AGE_MS
    if (!document.hidden && isOld && (await isPositionGranted())) sending.mutate('silent')
  })
  const isWanted = ending === null && consent.isAgreed
  useEffect(() => {
    if (!isWanted) return
    const handleVisible = () => void sendSilently()
    handleVisible()
    document.addEventListener('visibilitychange', handleVisible)
    return () => document.removeEventListener('visibilitychange', handleVisible)
  }, [isWanted])

  async function leave() {
    if (await consent.ask()) sending.mutate('asked')
  }
  return { leave: () => void leave(), isLeaving: sending.isPending && sending.variables === 'asked' }
}
