import type { LatestReview } from '@honjeo/contract/home'
import type { ListedRoom } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import type { PlaceTabState } from '#features/places/detail/place-tab.ts'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { RoomCard } from '#features/rooms/room-card.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { CardLink, TextLink } from '#ui/list/links.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { SectionHeader } from '#ui/list/section.tsx'

interface FeedBelowProps {
  reviews: readonly LatestReview[]
  rooms: readonly ListedRoom[]
}

/** What home shows below the places of the day. */
export function FeedBelow({ reviews, rooms }: FeedBelowProps) {
  return (
    <>
      <ReviewGrid reviews={reviews} />
      <OpenRooms rooms={rooms} />
    </>
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
