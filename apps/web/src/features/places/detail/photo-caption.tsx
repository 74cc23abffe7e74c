import type { PlacePhoto } from '@honjeo/contract/places'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { memberName } from '#lib/member-name.ts'
import { PhotoLicence } from './photo-licence.tsx'

interface PhotoCaptionProps {
  photo: PlacePhoto
  isNearEnd: boolean
  onNearEnd: () => void
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-white underline-offset-4 hover:underline'

/** Below a photo in full: who took it and when, with the way to them and to a report; or its licence. */
export function PhotoCaption({ photo, isNearEnd, onNearEnd }: PhotoCaptionProps) {
  const { t } = useLingui()
  const { review } = photo
  const handleNearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (isNearEnd) handleNearEnd()
  }, [isNearEnd])
  return (
    <div className="pb-safe-2 flex flex-wrap items-center justify-between gap-x-4 px-4 pt-1 text-sm">
      {review === null ? (
        <p className="py-3 wrap-anywhere">
          <PhotoLicence photo={photo} />
        </p>
      ) : (
        <>
          <p className="flex min-w-0 flex-wrap items-center gap-x-2">
            {review.userId === null ? (
              <span className="py-3">{memberName(review.user)}</span>
            ) : (
              <Link to={paths.profile(review.userId)} className={`${LINK} wrap-anywhere`}>
                {review.user}
              </Link>
            )}
            <span>
              <Trans>{formatDay(review.date)} 방문</Trans>
            </span>
          </p>
          {!review.isMine && (
            <Link to={paths.newReport({ targetReviewId: review.reviewId })} className={LINK}>
              <Flag aria-hidden="true" size={18} />
              {t`신고`}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
