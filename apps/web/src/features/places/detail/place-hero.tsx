import type { PlaceDetail } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { CircleHelp, MapPin, Share2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { shareLink } from '#lib/device/share.ts'
import { HeaderEnd } from '#ui/list/header-end.tsx'
import { BackButton } from '#ui/list/page-header.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { isShownWhole, PlaceImage } from '../place-image.tsx'
import { CATEGORY_LABELS } from '../labels.ts'

/** The header lies on the picture and, once that has scrolled away, becomes one like any other. */
const HEADER_HEIGHT = 56
/** What the page's content covers of the picture. */
const OVERLAP = 24

/** Nothing lies on a photo that must be shown whole: then the header is above it from the start. */
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
          <div className={cx('flex', !isPlain && 'gap-2')}>
            <IconButton
              variant={variant}
              label={t`공유하기`}
              icon={<Share2 size={20} />}
              onClick={() => void shareLink(title, new URL(paths.place(contentId), location.origin).href)}
            />
            <HeaderEnd variant={variant} />
          </div>
        </div>
      </header>
      <div ref={heroRef} className={cx(!isWhole && '-mb-6')}>
        <PlaceImage place={place.basic} src={firstImage} alt="" isPriority />
      </div>
    </>
  )
}

/** Whether the element has gone above the top `margin` px of the screen. */
function useScrolledPast(ref: RefObject<HTMLElement | null>, margin: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    // Several changes may come at once; the last one is how it is now.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `-${margin}px 0px 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])
  return isPast
}

const CorrectionSheet = lazyLayer(() => import('./correction-sheet.tsx').then((module) => module.CorrectionSheet))

export function PlaceTitle({ place }: { place: PlaceDetail }) {
  const { t, i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { contentId, title, addr1, contentTypeId } = place.basic
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm text-basalt-500">{i18n._(CATEGORY_LABELS[contentTypeId])}</p>
        <h1 className="mt-0.5 text-2xl font-extrabold">{title}</h1>
        <p className="mt-1 flex items-start gap-1 text-sm text-basalt-700">
          <MapPin aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-basalt-500" />
          {addr1}
        </p>
        <TextLink to={paths.writeReview({ contentId })} className="mt-1 inline-block">
          {t`다녀왔어요? 리뷰 남기기`}
        </TextLink>
      </div>
      <IconButton
        className="-mr-2.5"
        label={t`정보가 다른가요?`}
        icon={<CircleHelp size={20} className="text-basalt-500" />}
        aria-haspopup="dialog"
        aria-expanded={isAsking}
        onClick={() => setAsking(true)}
      />
      <CorrectionSheet open={isAsking} onOpenChange={setAsking} contentId={contentId} />
    </div>
  )
}
