import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { Clock, ShieldCheck } from 'lucide-react'
import { TIMER_EXTENSION } from '@honjeo/contract/values/limits'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { AlarmCard } from '../alarm/alarm-card.tsx'
import { HelpNow } from '../help-now.tsx'
import { isAlerting } from '../moment.ts'
import { PinDialog } from '../pin-dialog.tsx'
import { PushHint } from '../push-hint.tsx'
import { SosButton } from '../sos-button.tsx'
import { TripFacts } from '../trip-facts.tsx'
import type { SeenCheckIn } from '../use-check-in.ts'
import { useCheckInActs } from '../use-check-in-acts.ts'
import { useWaitingAct } from '../use-waiting-act.ts'
import { AwayNotice } from './away-notice.tsx'
import { Countdown } from './countdown.tsx'
import { HoldButton } from './hold-button.tsx'
import { PositionCard } from './position-card.tsx'
import { ToldList } from './told-list.tsx'
import { useEnding } from './use-ending.ts'
import { WaitingNotice } from './waiting-notice.tsx'

interface RunningViewProps extends Omit<SeenCheckIn, 'checkIn' | 'error'> {
  userId: number
  checkIn: Timer
}

/** A timer that runs: how long there is, who knows what, and how to say that one is safe. */
export function RunningView({ userId, checkIn, seenAt, failure, isRetrying, retry }: RunningViewProps) {
  const { t } = useLingui()
  const found = useWaitingAct(userId)
  const waiting = found?.checkInId === checkIn.checkInId ? found : null
  const acts = useCheckInActs(userId, checkIn)
  const ending = useEnding(checkIn, acts)
  const minutes = TIMER_EXTENSION
  const isTelling = isAlerting(checkIn)
  return (
    <>
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
        {seenAt !== null && <AwayNotice seenAt={seenAt} failure={failure} isRetrying={isRetrying} onRetry={retry} />}
        {waiting !== null && <WaitingNotice act={waiting} />}
        <Countdown checkIn={checkIn} />
        <div className="grid grid-cols-2 gap-2">
          <Button
            variant="secondary"
            size="md"
            icon={<Clock aria-hidden="true" size={18} className="shrink-0" />}
            disabled={isTelling}
            onClick={acts.extend}
          >
            {t`${minutes}분 늘리기`}
          </Button>
          <Button variant="secondary" size="md" onClick={() => ending.ask('cancel')}>
            {t`타이머 취소`}
          </Button>
        </div>
        {isTelling && <ToldList checkIn={checkIn} />}
        <HelpNow>
          <SosButton hidesLink />
        </HelpNow>
        <AlarmCard checkIn={checkIn} />
        <PushHint />
        {!isTelling && <ToldList checkIn={checkIn} />}
        <PositionCard checkIn={checkIn} />
        <TripFacts checkIn={checkIn} />
      </div>
      <BottomBar>
        {ending.hasPin ? (
          <Button
            className="flex-1"
            icon={<ShieldCheck aria-hidden="true" size={20} />}
            isLoading={acts.isEnding}
            onClick={() => ending.ask('done')}
          >
            {t`무사해요`}
          </Button>
        ) : (
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <HoldButton
              icon={<ShieldCheck aria-hidden="true" size={20} />}
              heldText={t`계속 누르세요`}
              describedBy="how-to-end"
              disabled={acts.isEnding || waiting?.end !== undefined}
              onComplete={ending.done}
              onTap={() => ending.ask('done')}
            >
              {t`무사해요`}
            </HoldButton>
            <p id="how-to-end" className="text-center text-xs text-basalt-500">
              {t`1.5초 동안 누르면 마쳐요. 짧게 누르면 한 번 더 물어봐요.`}
            </p>
          </div>
        )}
      </BottomBar>
      <PinDialog {...ending.pinDialog} />
    </>
  )
}
