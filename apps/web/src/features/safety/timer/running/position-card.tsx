import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { accuracyText, ageText } from '../../fix-text.ts'
import { isPositionGranted, PositionError } from '#lib/position/geolocation.ts'
import { serverNow, useServerNow } from '#lib/server/server-time.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { measureFix } from '../own-fix.ts'
import { changeTimer, showTimer } from '../timer.api.ts'
import { useLocationConsent, usePositionProblem } from '../use-location-consent.tsx'

const MINUTE_MS = 60_000

/** The position that contacts would be sent, how old it is, and the way to leave a new one. */
export function PositionCard({ timer }: { timer: Timer }) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS)
  const { leave, isLeaving } = useKeepPosition(timer)
  const { fix } = timer
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <MapPin aria-hidden="true" size={22} className="shrink-0 text-sea-700" />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{t`남긴 위치`}</h2>
          {fix === null ? (
            <p className="text-sm text-basalt-500">{t`아직 없어요. 남기면 알릴 때 함께 보여줘요.`}</p>
          ) : (
            <p className="text-sm text-basalt-700">
              {ageText(Date.parse(fix.takenAt), Math.max(now, Date.parse(fix.takenAt)))} · {accuracyText(fix.accuracyM)}
            </p>
          )}
          <p className="text-sm text-basalt-500">{t`화면이 꺼져 있으면 위치가 갱신되지 않아요.`}</p>
        </div>
      </div>
      <Button variant="secondary" size="sm" isLoading={isLeaving} onClick={leave}>
        {fix === null ? t`위치 남기기` : t`새로 남기기`}
      </Button>
    </Card>
  )
}

/** A position that is younger says nothing new. */
const AGE_MS = 3 * 60_000

/**
 * Leaves positions with a timer that runs: one when it is asked for, and, where that was allowed, one whenever the page is looked
 * at again: browsers measure nothing for a page that is not seen.
 */
function useKeepPosition(timer: Timer) {
  const problemOf = usePositionProblem()
  const queryClient = useQueryClient()
  const consent = useLocationConsent()
  const { checkInId, ending } = timer
  const takenAt = timer.fix === null ? null : Date.parse(timer.fix.takenAt)

  const sending = useSingleMutation<Timer, 'asked' | 'silent'>({
    mutationFn: async () => changeTimer(checkInId, { fix: await measureFix() }),
    onSuccess: (answer) => showTimer(queryClient, answer),
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
