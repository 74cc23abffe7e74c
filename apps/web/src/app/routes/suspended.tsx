import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { SuspendedAccount } from '#features/account/suspended-account.tsx'
import { RunningTimerCard } from '#features/safety/timer/running-timer-card.tsx'
import { SosButton } from '#features/safety/timer/sos-button.tsx'
import { RunningShareCard } from '#features/safety/sharing/running-share-card.tsx'
import { StandingPanel } from '#features/standing/standing-panel.tsx'
import { SafetyWays } from '#features/standing/safety-ways.tsx'
import { useSession } from '#lib/session.ts'

/** Comes behind the screen. Where it does not come, everything else stays, the call for help above all. */
const RoomsToLeave = lazy(() =>
  import('#features/rooms/rooms-to-leave.tsx').then(
    (module) => ({ default: module.RoomsToLeave }),
    () => ({ default: () => null }),
  ),
)

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
              <Suspense>
                <RoomsToLeave />
              </Suspense>
            </>
          }
          account={<SuspendedAccount />}
        />
      </div>
    </>
  )
}
