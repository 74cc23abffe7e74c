import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { CallLinks, HelpNow } from '../call-links.tsx'
import { endingText, alertedText } from '../timer-words.ts'
import { TimerProblem, TimerSkeleton } from '../timer-states.tsx'
import { useTimer } from '../use-timer.ts'
import { RunningView } from './running-view.tsx'
import { AlertedContacts, TripFacts } from './alerted-contacts.tsx'

export function Component() {
  const { t } = useLingui()
  const checkInId = useRouteId('checkInId')
  const userId = useAccount()?.userId
  return (
    <>
      <PageHeader title={t`귀가 타이머`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      {userId !== undefined && <RunningTimer key={checkInId} userId={userId} checkInId={checkInId} />}
    </>
  )
}

function RunningTimer({ userId, checkInId }: { userId: number; checkInId: number }) {
  const { timer, error, ...seen } = useTimer(userId, checkInId)
  if (timer === undefined) {
    return error === null ? <TimerSkeleton /> : <TimerProblem error={error} {...seen} />
  }
  if (timer.ending !== null) return <EndedView timer={timer} />
  return <RunningView userId={userId} timer={timer} {...seen} />
}

/** A timer that is over, as the server answers it. */
function EndedView({ timer }: { timer: Timer }) {
  const { t } = useLingui()
  const { ending, contacts } = timer
  const isAlerted = contacts.some(({ deliveries }) => deliveries.length > 0)
  return (
    <>
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
        <div role="status">
          {ending !== null && <EmptyState scene="oreum" title={endingText(ending)} description={alertedText(timer)} />}
        </div>
        {isAlerted && <AlertedContacts timer={timer} />}
        <TripFacts timer={timer} />
        <HelpNow />
      </div>
      <BottomBar>
        <LinkButton variant="secondary" className="flex-1" to={paths.timer()}>
          {t`새 타이머 켜기`}
        </LinkButton>
      </BottomBar>
    </>
  )
}
