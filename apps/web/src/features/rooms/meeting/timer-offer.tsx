import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { AlarmClock } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { timerEnd } from '../timer-end.ts'

interface TimerOfferProps {
  /** The one that runs; undefined while that is not known. */
  timer: Timer | null | undefined
  room: { roomId: number; title: string; scheduledDate: string } | undefined
}

/** Who has met starts the timer, or ends the one that runs when they part. */
export function TimerOffer({ timer, room }: TimerOfferProps) {
  const { t } = useLingui()
  if (timer === undefined) return null
  return (
    <Card className="p-4">
      <p className="font-semibold">
        {timer === null ? t`함께 있는 동안 귀가 타이머를 켜둘까요?` : t`잘 헤어졌다면 귀가 타이머를 마쳐주세요.`}
      </p>
      <LinkButton
        variant="secondary"
        size="md"
        className="mt-3"
        icon={<AlarmClock aria-hidden="true" size={18} />}
        to={
          timer === null
            ? paths.timer(room && { roomId: room.roomId, title: room.title, until: timerEnd(room) })
            : paths.runningTimer(timer.checkInId)
        }
      >
        {timer === null ? t`귀가 타이머 켜기` : t`귀가 타이머 마치기`}
      </LinkButton>
    </Card>
  )
}
