import type { ReviewStats as Stats } from '@honjeo/contract/places'
import { Plural, useLingui } from '@lingui/react/macro'
import { formatCount } from '#lib/text/numbers.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Card } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { RatingStars } from '#ui/list/rating-stars.tsx'
import type { FilterDifficulty } from '../place-filters.ts'
import { DIFFICULTY_LABELS, formatRating } from '../labels.ts'

/** What all reviews of a place say together. */
export function ReviewStats({ stats }: { stats: Stats }) {
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
