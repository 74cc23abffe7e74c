import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useSession } from '#lib/session.ts'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { GoodStanding } from './good-standing.tsx'
import { standingQuery } from './standing.api.ts'
import { SuspendedActions } from './suspended-actions.tsx'
import { SuspensionCard } from './suspension-card.tsx'
import { WarningList } from './warning-list.tsx'

interface StandingPanelProps {
  /** For a suspended member: the safety functions and the rooms they are in, which belong to other features. */
  safety: ReactNode
  /** For a suspended member: the decisions about the account. */
  account: ReactNode
}

/** The member's warnings and suspension, and what a suspended member can still do. */
export function StandingPanel({ safety, account }: StandingPanelProps) {
  // Logging out takes the session away while this screen is still shown; nothing is asked for nobody.
  const isMember = useSession() !== null
  const { data: standing, error, isFetching, refetch } = useQuery({ ...standingQuery(), enabled: isMember })
  if (standing === undefined) {
    if (error === null) return <StandingSkeleton />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className="space-y-7">
      {standing.suspension === null ? (
        <GoodStanding hasWarnings={standing.warnings.length > 0} />
      ) : (
        <>
          <SuspensionCard suspension={standing.suspension} />
          {safety}
          <SuspendedActions />
        </>
      )}
      {standing.warnings.length > 0 && <WarningList warnings={standing.warnings} />}
      {standing.suspension !== null && account}
    </div>
  )
}

function StandingSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="p-5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-4/5" />
        <Skeleton className="mt-5 h-16" />
      </Card>
    </SkeletonGroup>
  )
}
