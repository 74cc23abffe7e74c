import type { PlacePhoto } from '@honjeo/contract/places'
import type { CopyrightType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from '#ui/link.tsx'
import { formatDay } from '#lib/text/dates.ts'
import { memberName } from '#lib/server/server-text.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { UploadedPhoto } from '#ui/media/uploaded-photo.tsx'
import { usePhotoViewer } from '#ui/media/use-photo-viewer.tsx'
import { PlaceImage } from '../place-image.tsx'
import { placePhotosQuery } from '../places.api.ts'

const GRID = 'grid grid-cols-2 gap-x-2 gap-y-3'

interface PlacePhotosProps {
  contentId: number
  title: string
}

/** What members saw there, the newest first, then what the tourism service shows of it. */
export function PlacePhotos({ contentId, title }: PlacePhotosProps) {
  const { t } = useLingui()
  const query = useInfiniteQuery(placePhotosQuery(contentId))
  return (
    <Paged
      query={query}
      skeleton={
        <SkeletonGroup className={GRID}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index}>
              <Skeleton className="aspect-square rounded-md" />
              <Skeleton className="mt-1.5 h-4 w-2/3" />
            </div>
          ))}
        </SkeletonGroup>
      }
      isEmpty={(photos) => photos.length === 0}
      empty={
        <EmptyState
          scene="sea"
          title={t`아직 사진이 없어요`}
          description={t`리뷰에 사진을 담으면 여기에 모여요. 첫 사진을 남겨볼까요?`}
        />
      }
    >
      {(photos) => (
        <PhotoTiles
          contentId={contentId}
          title={title}
          photos={photos}
          onNearEnd={() => query.hasNextPage && !query.isFetching && void query.fetchNextPage()}
        />
      )}
    </Paged>
  )
}

interface PhotoTilesProps extends PlacePhotosProps {
  photos: readonly PlacePhoto[]
  /** Is called when the viewer comes to the end of the photos that are there. */
  onNearEnd: () => void
}

function PhotoTiles({ contentId, title, photos, onNearEnd }: PhotoTilesProps) {
  const { t } = useLingui()
  const label = t`${title} 사진`
  const [openPhoto, viewer] = usePhotoViewer(
    label,
    photos.map(({ url, review }) => review?.image ?? { imageUrl: url }),
    (index) => {
      const photo = photos[index]
      return photo && <PhotoCaption photo={photo} isNearEnd={index >= photos.length - 2} onNearEnd={onNearEnd} />
    },
  )
  return (
    <>
      <ul className={GRID}>
        {photos.map((photo, index) => (
          <li key={photo.url} className="min-w-0">
            <figure>
              <button
                type="button"
                aria-label={t`${label} ${index + 1} 크게 보기`}
                onClick={() => openPhoto(index)}
                className="block w-full rounded-md"
              >
                <Tile photo={photo} contentId={contentId} />
              </button>
              <figcaption className="mt-1 text-xs wrap-anywhere text-basalt-500">
                <Origin photo={photo} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}

function Tile({ photo: { url, copyrightType, review }, contentId }: { photo: PlacePhoto; contentId: number }) {
  if (review === null) {
    return <PlaceImage place={{ contentId, copyrightType }} src={url} alt="" ratio="1/1" className="rounded-md" />
  }
  return (
    <UploadedPhoto
      image={review.image}
      alt=""
      ratio="1/1"
      sizes="(min-width: 480px) 220px, 46vw"
      className="rounded-md"
    />
  )
}

/** Says who took it and when, or whose it is and under which licence. */
function Origin({ photo }: { photo: PlacePhoto }) {
  const { review } = photo
  if (review === null) return <PhotoLicence photo={photo} />
  return (
    <>
      <b className="block text-sm text-basalt-700">{memberName(review.user)}</b>
      <Trans>{formatDay(review.date)} 방문</Trans>
    </>
  )
}

interface PhotoCaptionProps {
  photo: PlacePhoto
  isNearEnd: boolean
  onNearEnd: () => void
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-white underline-offset-4 hover:underline'

/** Says below a photo in full who took it and when, with the way to them and to a report; or its licence. */
function PhotoCaption({ photo, isNearEnd, onNearEnd }: PhotoCaptionProps) {
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

const LICENCES: Record<CopyrightType, MessageDescriptor> = {
  TYPE1: msg`공공누리 제1유형`,
  TYPE3: msg`공공누리 제3유형`,
}

/** Says whose photo it is, and under which licence. */
function PhotoLicence({ photo: { credit, copyrightType } }: { photo: PlacePhoto }) {
  const { i18n } = useLingui()
  return [credit, copyrightType && i18n._(LICENCES[copyrightType])].filter((part) => part !== null).join(' · ')
}
