import type { LatestReview, RecommendedSpot } from '@honjeo/contract/home'
import type { ListedRoom } from '@honjeo/contract/rooms'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Link } from '#ui/link.tsx'
import type { PlaceTabState } from '#features/places/detail/place-tab.ts'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { RoomCard } from '#features/rooms/room-card.tsx'
import { dayKey } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { CardLink, TextLink } from '#ui/list/links.tsx'
import { Card } from '#ui/list/card.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { DifficultyBadge } from '#features/places/difficulty-badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { latestReviewsQuery, recommendedRoomsQuery, recommendedSpotsQuery } from './home.api.ts'

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

const CHECK_MS = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  // Timers sleep with the phone; the first look at the app in the morning wakes it.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Today in Korea, `2026-11-28`; a new one soon after its midnight, also while the screen stays open. */
const useToday = (): string => useSyncExternalStore(subscribe, () => dayKey(new Date()))

function SpotGrid({ spots }: { spots: readonly RecommendedSpot[] }) {
  const { t } = useLingui()
  if (spots.length === 0) return null
  return (
    <section>
      <SectionHeader title={t`오늘의 추천 TOP 3`} />
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

const AT_REVIEWS: PlaceTabState = { tab: 'reviews' }

function ReviewGrid({ reviews }: { reviews: readonly LatestReview[] }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader title={t`최신 리뷰`} />
      {reviews.length === 0 ? (
        <EmptyState
          scene="oreum"
          title={t`아직 올라온 리뷰가 없어요`}
          description={t`다녀온 곳의 첫 이야기를 들려주세요.`}
          action={
            <LinkButton to={paths.writeReview()} variant="secondary" size="md">
              {t`리뷰 쓰기`}
            </LinkButton>
          }
        />
      ) : (
        <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(max(7rem,(100%-11px)/2),1fr))] gap-2.5">
          {reviews.map((review, index) => (
            // The API names no review ids; the list is replaced as a whole.
            <li key={index} className="flex">
              <CardLink to={paths.place(review.contentId)} state={AT_REVIEWS} className="w-full overflow-hidden p-0">
                <CoverImage src={review.spotImage} fallbackSrc={`/covers/${review.contentId}.svg`} alt="" />
                <div className="p-3">
                  <p className="font-bold">{review.spotName}</p>
                  {review.content === '' ? (
                    <p className="mt-1 text-sm text-basalt-500">{t`글 없이 별점을 남겼어요.`}</p>
                  ) : (
                    <p className="mt-1 line-clamp-3 text-sm text-basalt-700">{review.content}</p>
                  )}
                </div>
              </CardLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const CATEGORY = 'COMPANION_PROPOSAL'

function OpenRooms({ rooms }: { rooms: readonly ListedRoom[] }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader
        title={t`지금 열린 동행방`}
        action={
          <TextLink to={paths.community(CATEGORY)} state={{ category: CATEGORY }} aria-label={t`동행제안 더보기`}>
            {t`더보기`}
          </TextLink>
        }
      />
      <AdultsOnly>
        {rooms.length === 0 ? (
          <EmptyState
            scene="lantern"
            title={t`지금은 열린 동행방이 없어요`}
            description={t`가고 싶은 곳이 있다면 먼저 열어볼까요?`}
            action={
              <LinkButton to={paths.createRoom()} variant="secondary" size="md">
                {t`동행방 열기`}
              </LinkButton>
            }
          />
        ) : (
          <>
            <ul className="mt-1 space-y-3">
              {rooms.map((room) => (
                <li key={room.roomId}>
                  <RoomCard room={room} to={paths.room(room.roomId, 'home')} />
                </li>
              ))}
            </ul>
            <LinkButton to={paths.rooms()} variant="secondary" fullWidth className="mt-3">
              {t`동행방 모두 보기`}
            </LinkButton>
          </>
        )}
      </AdultsOnly>
    </section>
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
