import type { RecommendedSpot } from '@honjeo/contract/home'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from '#ui/link.tsx'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { profileQuery } from '#features/account/account.api.ts'
import { TextLink } from '#ui/list/links.tsx'
import { Card } from '#ui/list/card.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { DifficultyBadge } from '#features/places/difficulty-badge.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToday } from './use-today.ts'
import { latestReviewsQuery, recommendedRoomsQuery, recommendedSpotsQuery } from './home.api.ts'

const loadBelow = () => import('./feed-below.tsx')
/**
 * What lies below the first screenful comes beside the lists that it shows, not before the first tap; where it cannot be
 * fetched, home does without it.
 */
const FeedBelow = lazy(() =>
  loadBelow().then(
    (module) => ({ default: module.FeedBelow }),
    () => ({ default: () => <></> }),
  ),
)

/** The three lists of home, which come and fail together. */
export function HomeFeed() {
  const today = useToday()
  useEffect(() => void loadBelow().catch(() => undefined), [])
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
      <SpotGrid spots={spots} today={today} />
      <Suspense>
        <FeedBelow reviews={reviews} rooms={rooms} />
      </Suspense>
    </>
  )
}

function SpotGrid({ spots, today }: { spots: readonly RecommendedSpot[]; today: string }) {
  const { t } = useLingui()
  if (spots[0] === undefined) return null
  return (
    <section>
      <SectionHeader title={spots[0].day > today ? t`내일의 추천 TOP 3` : t`오늘의 추천 TOP 3`} />
      <TypeOffer />
      <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(max(5.25rem,(100%-21px)/3),1fr))] gap-2.5">
        {spots.map((spot) => (
          <li key={spot.contentId}>
            <Link
              to={paths.place(spot.contentId)}
              className="block rounded-lg transition-[scale,opacity] hover:opacity-90 active:scale-[0.98]"
            >
              <CoverImage
                src={spot.firstImage}
                fallbackSrc={`/covers/${spot.contentId}.svg`}
                alt=""
                ratio="1/1"
                className="rounded-lg"
              />
              <p className="mt-2 mb-1 leading-snug font-bold">{spot.title}</p>
              <DifficultyBadge difficulty={spot.difficulty} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a member whose kind of traveller is not known gains by five answers, where it would be used. */
function TypeOffer() {
  const { t } = useLingui()
  const { data: profile } = useQuery({ ...profileQuery(), enabled: useSession() !== null })
  if (profile?.userType !== null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-basalt-500">
      {t`다섯 가지만 답하면 나에게 맞는 곳으로 골라드려요.`}
      <TextLink to={paths.travellerType()}>{t`여행 유형 알아보기`}</TextLink>
    </p>
  )
}

function FeedSkeleton() {
  return (
    <>
      <p role="status" className="-mb-4 text-center text-sm text-basalt-500">
        <Trans>Loading...</Trans>
      </p>
      <div>
        <Skeleton className="my-2.5 h-6 w-40" />
        <div className="grid grid-cols-3 gap-2.5">
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className="space-y-2">
              <Skeleton className="aspect-square rounded-lg" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="my-2.5 h-6 w-28" />
        <div className="grid grid-cols-2 gap-2.5">
          {Array.from({ length: 4 }, (_, index) => (
            <Card key={index} className="overflow-hidden p-0">
              <Skeleton className="aspect-4/3 rounded-none" />
              <div className="space-y-2 p-3">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3" />
                <Skeleton className="h-3 w-4/5" />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </>
  )
}
