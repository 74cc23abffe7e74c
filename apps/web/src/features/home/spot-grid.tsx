import type { RecommendedSpot } from '@honjeo/contract/home'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { CoverImage } from '#ui/cover-image.tsx'
import { DifficultyBadge } from '#ui/difficulty-badge.tsx'
import { SectionHeader } from '#ui/section-header.tsx'

export function SpotGrid({ spots }: { spots: readonly RecommendedSpot[] }) {
  const { t } = useLingui()
  if (spots.length === 0) return null
  return (
    <section>
      <SectionHeader title={t`오늘의 추천 TOP 3`} />
      <ul className="mt-1 grid grid-cols-3 gap-2.5">
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
              <p className="mt-2 mb-1 line-clamp-2 leading-snug font-bold">{spot.title}</p>
              <DifficultyBadge difficulty={spot.difficulty} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
