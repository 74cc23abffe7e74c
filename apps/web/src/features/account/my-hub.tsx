import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useSession } from '#lib/session.ts'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { profileQuery, publicProfileQuery } from './account.api.ts'
import { LeaveActions } from './leave-actions.tsx'
import { MyMenu } from './my-menu.tsx'
import { MyProfileCard } from './my-profile-card.tsx'
import { StaffEntry } from './staff-entry.tsx'

const ExportSheet = lazyLayer(() => import('./export/export-sheet.tsx').then((module) => module.ExportSheet))

/** Unread messages belong to another feature; the route brings them along. */
export function MyHub({ hasUnreadMessages }: { hasUnreadMessages: boolean }) {
  const { t } = useLingui()
  const [isExporting, setExporting] = useState(false)
  // Logging out takes the session away while this screen is still shown; nothing is asked for nobody.
  const userId = useSession()?.userId
  const profile = useQuery({ ...profileQuery(), enabled: userId !== undefined })
  const { data: shared } = useQuery({ ...publicProfileQuery(userId ?? 0), enabled: userId !== undefined })

  return (
    <>
      <header className="pt-safe-0 px-gutter">
        <h1 className="flex min-h-14 items-center text-xl font-bold">{t`마이`}</h1>
      </header>
      <div className="flex flex-col gap-7 px-gutter pb-8">
        {profile.isSuccess ? (
          <MyProfileCard profile={profile.data} />
        ) : profile.isError ? (
          <Card>
            <ErrorState
              message={errorText(profile.error)}
              onRetry={() => void profile.refetch()}
              isRetrying={profile.isFetching}
            />
          </Card>
        ) : (
          <ProfileSkeleton />
        )}
        {profile.data?.role === 'ADMIN' && <StaffEntry />}
        <MyMenu
          hasUnreadMessages={hasUnreadMessages}
          postCount={shared?.postCount}
          reviewCount={shared?.reviewCount}
          onExport={() => setExporting(true)}
        />
        <LeaveActions />
      </div>
      <ExportSheet open={isExporting} onOpenChange={setExporting} />
    </>
  )
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="p-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-14 rounded-full!" />
          <Skeleton className="h-6 w-1/2" />
        </div>
        <Skeleton className="mt-4 h-4 w-3/4" />
        <Skeleton className="mt-4 h-11" />
        <Skeleton className="mx-auto mt-4 h-6 w-2/3" />
      </Card>
    </SkeletonGroup>
  )
}
