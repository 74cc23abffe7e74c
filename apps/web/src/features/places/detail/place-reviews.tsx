import type { ReviewStats as Stats } from '@honjeo/contract/places'
import { REVIEW_SORTS, type ReviewSort } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { formatCount } from '#lib/text/numbers.ts'
import { serverText } from '#lib/server/server-text.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { RatingStars } from '#ui/list/rating-stars.tsx'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { DIFFICULTY_LABELS, formatRating } from '../labels.ts'
import type { FilterDifficulty } from '../place-filters.ts'
import { placeReviewsQuery } from '../places.api.ts'
import { ReviewCard } from './review-card.tsx'

const REVIEW_SORT_LABELS: Record<ReviewSort, MessageDescriptor> = {
  LATEST: msg`최신`,
  HELPFUL: msg`도움돼요`,
  RATING: msg`별점`,
}

/** The order of the reviews that the address asks for. */
function readReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? 'LATEST'
}

/** The list is in the address, so that coming back finds it open and its scroll position. */
const LIST_PARAM = 'reviews'
const SORT_PARAM = 'sort'

export function PlaceReviews({ contentId }: { contentId: number }) {
  const { t, i18n } = useLingui()
  const [params, setParams] = useSearchParams()
  const isOpen = params.has(LIST_PARAM)
  const sort = readReviewSort(params.get(SORT_PARAM))
  // Another order comes in the place of the one that is read.
  const query = useInfiniteQuery({ ...placeReviewsQuery(contentId, sort), placeholderData: keepPreviousData })

  function show(order: ReviewSort) {
    // The tab as well: replacing drops the navigation state that may have chosen it.
    const next = { tab: 'reviews', [LIST_PARAM]: 'all', ...(order === 'LATEST' ? {} : { [SORT_PARAM]: order }) }
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Paged
      query={query}
      skeleton={<StatsSkeleton />}
      isEmpty={({ stats }) => stats.totalReviews === 0}
      empty={
        <EmptyState
          scene="road"
          title={t`아직 혼행 리뷰가 없어요`}
          description={t`다녀오셨다면 첫 이야기를 들려주세요. 다음 여행자에게 큰 힘이 돼요.`}
          action={
            <LinkButton to={paths.writeReview({ contentId })} variant="secondary" size="md">
              {t`첫 리뷰 쓰기`}
            </LinkButton>
          }
        />
      }
      hasMore={isOpen}
    >
      {({ reviews, stats }) => (
        <div className="space-y-3">
          <ReviewStats stats={stats} />
          <LinkButton to={paths.writeReview({ contentId })} variant="secondary" fullWidth>
            {t`리뷰 쓰기`}
          </LinkButton>
          {isOpen ? (
            <>
              <ChipRow
                label={t`리뷰 정렬`}
                options={REVIEW_SORTS.map((value) => ({ value, label: i18n._(REVIEW_SORT_LABELS[value]) }))}
                value={sort}
                onChange={show}
              />
              <ul
                aria-label={t`혼행 리뷰`}
                aria-busy={query.isPlaceholderData}
                className={cx('space-y-3 transition-opacity', query.isPlaceholderData && 'opacity-60')}
              >
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Button variant="secondary" fullWidth onClick={() => show(sort)}>
              {t`+ 더보기`}
            </Button>
          )}
        </div>
      )}
    </Paged>
  )
}

function StatsSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="space-y-4">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-3 w-full rounded-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-2 w-full rounded-full" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-2 w-full rounded-full" />
      </Card>
    </SkeletonGroup>
  )
}

/** What all reviews of a place say together. */
function ReviewStats({ stats }: { stats: Stats }) {
  const { t } = useLingui()
  return (
    <Card className="space-y-5">
      {stats.averageRating !== null && (
        <div className="flex items-center gap-3">
          <b className="text-3xl font-extrabold tabular-nums">{formatRating(stats.averageRating)}</b>
          <div>
            <RatingStars value={stats.averageRating} size={18} />
            <p className="text-sm text-basalt-500">
              <Plural value={stats.totalReviews} other={`혼행 리뷰 ${formatCount(stats.totalReviews)}개`} />
            </p>
          </div>
        </div>
      )}
      <DifficultyBar stats={stats} />
      {stats.topTags.length > 0 && (
        <section aria-labelledby="top-tags" className="space-y-3">
          <h2 id="top-tags" className="font-bold">{t`이런 점이 기억에 남아요`}</h2>
          {stats.topTags.map((tag) => (
            <ProgressBar
              key={tag.code}
              label={serverText(`REVIEW_TAG.${tag.code}`, null, tag.label)}
              value={tag.pct}
              showsText
            />
          ))}
        </section>
      )}
    </Card>
  )
}

const FILLS: Record<FilterDifficulty, string> = {
  EASY: 'bg-easy-fill',
  NORMAL: 'bg-normal-fill',
  HARD: 'bg-hard-fill',
}

function DifficultyBar({ stats }: { stats: Stats }) {
  const { t, i18n } = useLingui()
  const shares: { level: FilterDifficulty; percent: number }[] = [
    { level: 'EASY', percent: stats.easyPct },
    { level: 'NORMAL', percent: stats.normalPct },
    { level: 'HARD', percent: stats.hardPct },
  ]
  const summary = shares.map(({ level, percent }) => `${i18n._(DIFFICULTY_LABELS[level])} ${percent}%`).join(', ')
  return (
    <section aria-labelledby="difficulty">
      <h2 id="difficulty" className="font-bold">{t`혼행 난이도`}</h2>
      <div role="img" aria-label={summary} className="mt-2.5 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {shares
          .filter(({ percent }) => percent > 0)
          .map(({ level, percent }) => (
            <span key={level} className={cx('min-w-1', FILLS[level])} style={{ flexGrow: percent }} />
          ))}
      </div>
      <div aria-hidden="true" className="mt-2.5 flex flex-wrap justify-between gap-2">
        {shares.map(({ level, percent }) => (
          <DifficultyBadge key={level} difficulty={level} suffix={` ${percent}%`} />
        ))}
      </div>
    </section>
  )
}
