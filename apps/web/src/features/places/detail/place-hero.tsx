import type { PlaceDetail } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '#lib/paths.ts'
import { BackButton } from '#ui/back-button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { isShownWhole, PlaceImage } from '../place-image.tsx'
import { shareLink } from '#lib/share.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The header lies on the picture and, once that has scrolled away, becomes one like any other. */
const HEADER_HEIGHT = 56
/** What the page's content covers of the picture. */
const OVERLAP = 24

/** Nothing lies on a photo that must be shown whole: then the header stands above it from the start. */
export function PlaceHero({ place }: { place: PlaceDetail }) {
  const { t } = useLingui()
  const heroRef = useRef<HTMLDivElement>(null)
  const isPast = useScrolledPast(heroRef, HEADER_HEIGHT + OVERLAP)
  const { title, firstImage, contentId, copyrightType } = place.basic
  const isWhole = isShownWhole(copyrightType)
  const isPlain = isWhole || isPast
  const variant = isPlain ? 'plain' : 'floating'
  return (
    <>
      <header className={cx('sticky top-(--running-height) z-20', !isWhole && 'h-0')}>
        <div
          className={cx(
            'pt-safe-0 grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center px-2',
            isPlain && 'bg-sand/95 backdrop-blur-sm',
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
      <div ref={heroRef} className={cx(!isWhole && '-mb-6')}>
        <PlaceImage place={place.basic} src={firstImage} alt="" isPriority />
      </div>
    </>
  )
}
