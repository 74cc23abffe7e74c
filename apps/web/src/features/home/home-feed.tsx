import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useSession } from '#lib/session.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { latestReviewsQuery, recommendedRoomsQuery, recommendedSpotsQuery } from './home.api.ts'
import { OpenRooms } from './open-rooms.tsx'
import { ReviewGrid } from './review-grid.tsx'
import { SpotGrid } from './spot-grid.tsx'
import { useToday } from './use-today.ts'

/** The three lists of home, which come and fail together. */
export function HomeFeed() {
  const today = useToday()
  const userId = useSession()?.userId ?? null
  const queries = [
    useQuery(recommendedSpotsQuery(today, userId)),
    useQuery(latestReviewsQuery()),
    useQuery(recommendedRoomsQuery(today)),
  ] as const
  const [{ data: spots }, { data: reviews }, { data: rooms }] = queries
  const failed = queries.filter((query) => query.isLoadingError)

  if (failed.length > 0) {
    return (
      <div className="pt-6 text-center">
        <p className="-mb-5 text-xl font-bold">
          <Trans>Error!!</Trans>
        </p>
        <ErrorState
          message={errorText(failed[0]?.error)}
          isRetrying={failed.some((query) => query.isFetching)}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
        />
      </div>
    )
  }
  if (spots === undefined || reviews === undefined || rooms === undefined) return <FeedSkeleton />
  return (
    <>
      <SpotGrid spots={spots} />
      <ReviewGrid reviews={reviews} />
      <OpenRooms rooms={rooms} />
    </>
  )
}
