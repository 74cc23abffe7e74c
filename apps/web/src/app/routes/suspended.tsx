import { useLingui } from '@lingui/react/macro'
import { SuspendedAccount } from '#features/account/suspended-account.tsx'
import { RunningTimerCard } from '#features/check-ins/running-timer-card.tsx'
import { SosButton } from '#features/check-ins/sos-button.tsx'
import { RunningShareCard } from '#features/location-sharing/running-share-card.tsx'
import { RoomsToLeave } from '#features/rooms/rooms-to-leave.tsx'
import { StandingPanel } from '#features/standing/standing-panel.tsx'
import { SafetyWays } from '#features/standing/safety-ways.tsx'
import { useSession } from '#lib/session.ts'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  return (
    <>
      {/* Nothing to go back to: every other screen would lead here again. */}
      <header className="pt-safe-0 px-gutter">
        <h1 className="flex min-h-14 items-center text-xl font-bold">{t`이용 제한 안내`}</h1>
      </header>
      <div className="flex-1 px-gutter pt-2 pb-8">
        <StandingPanel
          safety={
            <>
              <SafetyWays>
                {userId !== undefined && <RunningTimerCard userId={userId} />}
                <RunningShareCard />
                <SosButton />
              </SafetyWays>
              <RoomsToLeave />
            </>
          }
          account={<SuspendedAccount />}
        />
      </div>
    </>
  )
}
