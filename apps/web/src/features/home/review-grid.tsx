import type { LatestReview } from '@honjeo/contract/home'
import { useLingui } from '@lingui/react/macro'
import type { PlaceTabState } from '#features/places/detail/place-tab.ts'
import { paths } from '#lib/paths.ts'
import { CardLink } from '#ui/card-link.tsx'
import { CoverImage } from '#ui/cover-image.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeader } from '#ui/section-header.tsx'

const AT_REVIEWS: PlaceTabState = { tab: 'reviews' }

export function ReviewGrid({ reviews }: { reviews: readonly LatestReview[] }) {
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
        <ul className="mt-1 grid grid-cols-2 gap-2.5">
          {reviews.map((review, index) => (
            // The API names no review ids; the list is replaced as a whole.
            <li key={index} className="flex">
              <CardLink to={paths.place(review.contentId)} state={AT_REVIEWS} className="w-full overflow-hidden p-0">
                <CoverImage src={review.spotImage} fallbackSrc={`/covers/${review.contentId}.svg`} alt="" />
                <div className="p-3">
                  <p className="line-clamp-1 font-bold">{review.spotName}</p>
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
