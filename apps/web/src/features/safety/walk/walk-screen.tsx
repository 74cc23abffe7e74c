import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { contactsQuery } from '../contacts/contacts.api.ts'
import { EmergencyNote } from '../emergency-calls.tsx'
import { useShareStore } from '../sharing/share-store.ts'
import { mySharesQuery } from '../sharing/sharing.api.ts'
import { useRunningShare } from '../sharing/use-running-share.ts'
import { CallLinks } from '../timer/call-links.tsx'
import { RunningTimerCard } from '../timer/running-timer-card.tsx'
import { TimerProblem, TimerSkeleton } from '../timer/timer-states.tsx'
import { useCurrentTimer } from '../timer/use-timer.ts'
import { forgetWalk, useWalkStore } from './walk-store.ts'
import { WalkView } from './walk-view.tsx'

/** Begins nothing without a network, unlike the way itself. */
const WalkForm = lazy(() => import('./walk-form.tsx').then((module) => ({ default: module.WalkForm })))

export function Component() {
  const { t } = useLingui()
  const userId = useAccount()?.userId
  return (
    <>
      <PageHeader title={t`숙소까지 함께`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      {userId !== undefined && <WalkHome userId={userId} />}
    </>
  )
}

function WalkHome({ userId }: { userId: number }) {
  const running = useRunningShare()
  const { walk, arrival } = useWalkStore()
  const isUnderway = walk !== null && walk.shareId === running?.shareId
  // The duties are fetched with the screen's first look, so that the way needs no network to begin with them.
  useEffect(() => void import('./walk-duties.tsx').catch(() => {}), [])
  return (
    <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
      {isUnderway ? (
        <WalkView userId={userId} running={running} walk={walk} />
      ) : arrival !== null ? (
        <Ended userId={userId} isHome={arrival === 'HOME'} />
      ) : (
        <Start userId={userId} />
      )}
      {!isUnderway && <EmergencyNote />}
    </div>
  )
}

/** The form, once it is known who would be alerted and what runs already. */
function Start({ userId }: { userId: number }) {
  const { timer, ...current } = useCurrentTimer(userId)
  const contacts = useQuery(contactsQuery())
  const shares = useQuery(mySharesQuery())
  const queries = [contacts, shares]
  const error = current.error ?? queries.find(({ data }) => data === undefined)?.error ?? null
  if (error !== null) {
    const retry = () => {
      current.retry()
      for (const query of queries) void query.refetch()
    }
    const isRetrying = current.isRetrying || queries.some(({ isFetching }) => isFetching)
    return <TimerProblem error={error} isRetrying={isRetrying} retry={retry} />
  }
  if (timer === undefined || contacts.data === undefined || shares.data === undefined) return <TimerSkeleton />
  return (
    <Suspense fallback={<TimerSkeleton />}>
      <WalkForm contacts={contacts.data} timer={timer} />
    </Suspense>
  )
}

/** A few words after the way, and what still runs. */
function Ended({ userId, isHome }: { userId: number; isHome: boolean }) {
  const { t } = useLingui()
  const isEnding = useShareStore((state) => state.endingId) !== null
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="space-y-5">
      <div role="status">
        <EmptyState
          scene="road"
          title={isHome ? t`숙소에 잘 도착했어요` : t`함께 가기가 끝났어요`}
          description={
            isEnding
              ? t`연결되면 위치 공유를 끝내고 서버에 있는 위치를 지울게요.`
              : t`위치 공유가 끝났고, 서버에 있던 위치는 지웠어요.`
          }
          action={<Button variant="secondary" onClick={() => forgetWalk()}>{t`닫기`}</Button>}
        />
      </div>
      <RunningTimerCard userId={userId} />
    </div>
  )
}
