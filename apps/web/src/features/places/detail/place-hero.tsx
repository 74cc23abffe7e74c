import type { PlaceDetail } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '#lib/paths.ts'
import { BackButton } from '#ui/back-button.tsx'
import { CoverImage } from '#ui/cover-image.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { shareLink } from './share.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The header lies on the picture and, once that has scrolled away, becomes one like any other. */
const HEADER_HEIGHT = 56
/** What the page's content covers of the picture. */
const OVERLAP = 24

export function PlaceHero({ place }: { place: PlaceDetail }) {
  const { t } = useLingui()
  const heroRef = useRef<HTMLDivElement>(null)
  const isPast = useScrolledPast(heroRef, HEADER_HEIGHT + OVERLAP)
  const { title, firstImage, contentId } = place.basic
  const variant = isPast ? 'plain' : 'floating'
  return (
    <>
      <header className="sticky top-0 z-20 h-0">
        <div
          className={cx(
            'pt-safe-0 grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center px-2',
            isPast && 'bg-sand/95 backdrop-blur-sm',
          )}
        >
          <BackButton variant={variant} fallback={paths.search()} />
          {/* The heading below says the same. */}
          <p aria-hidden="true" className={cx('truncate px-1 text-center text-lg font-bold', !isPast && 'invisible')}>
            {title}
          </p>
          <IconButton
            variant={variant}
            label={t`공유하기`}
            icon={<Share2 size={20} />}
            onClick={() => void shareLink(title, new URL(paths.place(contentId), location.origin).href)}
          />
        </div>
      </header>
      <div ref={heroRef}>
        <CoverImage src={firstImage} alt="" isPriority />
      </div>
    </>
  )
}
