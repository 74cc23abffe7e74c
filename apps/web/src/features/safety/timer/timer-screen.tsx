import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Footprints, PhoneCall, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { timerTitle } from '#lib/server/server-text.ts'
import { Card } from '#ui/list/card.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { contactsQuery } from '../contacts/contacts.api.ts'
import { CallLinks, HelpNow } from './call-links.tsx'
import { endingText, alertedText } from './timer-words.ts'
import { StartForm } from './start/start-form.tsx'
import { readStartPreset } from './start/start-values.ts'
import { TimerProblem, TimerSkeleton } from './timer-states.tsx'
import { pastTimersQuery } from './timer.api.ts'
import { useCurrentTimer } from './use-timer.ts'

export function Component() {
  const { t } = useLingui()
  const userId = useAccount()?.userId
  return (
    <>
      <PageHeader title={t`귀가 타이머`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      {userId !== undefined && <NewTimer key={userId} userId={userId} />}
    </>
  )
}

function NewTimer({ userId }: { userId: number }) {
  const [search] = useSearchParams()
  const [preset] = useState(() => readStartPreset(search))
  const running = useCurrentTimer(userId)
  const contacts = useQuery(contactsQuery())
  if (running.timer !== null && running.timer !== undefined) {
    return <Navigate to={paths.runningTimer(running.timer.checkInId)} replace />
  }
  const error = running.error ?? (contacts.data === undefined ? contacts.error : null)
  if (error !== null) {
    const retry = () => {
      running.retry()
      void contacts.refetch()
    }
    return <TimerProblem error={error} isRetrying={contacts.isFetching || running.isRetrying} retry={retry} />
  }
  if (running.timer === undefined || contacts.data === undefined) return <TimerSkeleton />
  return (
    <>
      <StartForm preset={preset} contacts={contacts.data} />
      <div className="space-y-6 px-gutter pt-6 pb-8">
        <WalkHomeLink />
        <HelpNow />
        <PastList />
      </div>
    </>
  )
}

/** Leads to walking home together, for those whose whole way others shall see. */
function WalkHomeLink() {
  const { t } = useLingui()
  return (
    <Card className="overflow-hidden p-0">
      <ul>
        <ListItem
          to={paths.walkHome()}
          leading={<Footprints aria-hidden="true" size={22} />}
          title={t`숙소까지 함께`}
          description={t`가는 길을 보여주고, 닿으면 저절로 끝나요`}
        />
      </ul>
    </Card>
  )
}

/** Timers that are over, each with how it ended. */
function PastList() {
  const { t } = useLingui()
  const query = useInfiniteQuery(pastTimersQuery())
  return (
    <section aria-labelledby="past-timers">
      <h2 id="past-timers" className="mb-2 text-lg font-bold">
        {t`지난 타이머`}
      </h2>
      <Paged
        query={query}
        skeleton={<RowSkeletons count={2} />}
        isEmpty={(timers) => timers.length === 0}
        empty={<p className="text-basalt-500">{t`아직 없어요. 끝난 타이머는 90일 동안 여기에 남아요.`}</p>}
      >
        {(timers) => (
          <Card className="p-0">
            <ul className="divide-y divide-basalt-200">
              {timers.map((timer) => (
                <Past key={timer.checkInId} timer={timer} />
              ))}
            </ul>
          </Card>
        )}
      </Paged>
    </section>
  )
}

const ICONS = { SAFE: CircleCheck, CANCELLED: CircleX, CONTACT_OK: PhoneCall, CLOSED: TimerOff }

function Past({ timer }: { timer: Timer }) {
  const { checkInId, title, ending, startedAt } = timer
  // One that began on another device while this list was open.
  if (ending === null) return null
  const Icon = ICONS[ending]
  return (
    <ListItem
      to={paths.runningTimer(checkInId)}
      leading={<Icon aria-hidden="true" size={22} />}
      title={timerTitle(title)}
      description={
        <>
          <span className="block">{formatDateTime(startedAt)}</span>
          <span className="block">
            {endingText(ending)} · {alertedText(timer)}
          </span>
        </>
      }
    />
  )
}
