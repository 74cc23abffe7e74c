import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { HelpNow } from '#features/safety/timer/help-now.tsx'
import { PastList } from '#features/safety/timer/past/past-list.tsx'
import { StartForm } from '#features/safety/timer/start/start-form.tsx'
import { readStartPreset } from '#features/safety/timer/start/start-preset.ts'
import { TimerProblem, TimerSkeleton } from '#features/safety/timer/timer-states.tsx'
import { useCurrentCheckIn } from '#features/safety/timer/use-check-in.ts'
import { contactsQuery } from '#features/safety/contacts/contacts.api.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`귀가 타이머`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      {userId !== undefined && <Timer key={userId} userId={userId} />}
    </>
  )
}

function Timer({ userId }: { userId: number }) {
  const [search] = useSearchParams()
  const [preset] = useState(() => readStartPreset(search))
  const running = useCurrentCheckIn(userId)
  const contacts = useQuery(contactsQuery())
  if (running.checkIn !== null && running.checkIn !== undefined) {
    return <Navigate to={paths.runningTimer(running.checkIn.checkInId)} replace />
  }
  const error = running.error ?? (contacts.data === undefined ? contacts.error : null)
  if (error !== null) {
    const retry = () => {
      running.retry()
      void contacts.refetch()
    }
    return <TimerProblem error={error} isRetrying={contacts.isFetching || running.isRetrying} retry={retry} />
  }
  if (running.checkIn === undefined || contacts.data === undefined) return <TimerSkeleton />
  return (
    <>
      <StartForm preset={preset} contacts={contacts.data} />
      <div className="space-y-6 px-gutter pt-6 pb-8">
        <HelpNow />
        <PastList />
      </div>
    </>
  )
}
