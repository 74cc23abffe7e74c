import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { profileQuery } from '../account.api.ts'
import { ProfileEditForm } from './profile-edit-form.tsx'

export function ProfileEdit({ onSaved }: { onSaved: () => void }) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery())
  // What is fetched anew meanwhile does not touch what is being typed.
  if (profile !== undefined) return <ProfileEditForm profile={profile} onSaved={onSaved} />
  if (error === null) return <ProfileEditSkeleton />
  return (
    <div className="flex flex-1 flex-col justify-center">
      <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

function ProfileEditSkeleton() {
  return (
    <SkeletonGroup className="space-y-6 px-gutter pt-2">
      <Skeleton className="mx-auto size-22 rounded-full!" />
      <Skeleton className="mx-auto h-5 w-24" />
      {[1, 2, 3, 4].map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-13" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
