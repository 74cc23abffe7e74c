import type { PlacePhoto } from '@honjeo/contract/places'
import type { CopyrightType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Paged } from '#ui/paged.tsx'
import { PlaceImage } from '../place-image.tsx'
import { placePhotosQuery } from '../places.api.ts'

const GRID = 'grid grid-cols-2 gap-2'

export function PlacePhotos({ contentId, title }: { contentId: number; title: string }) {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(placePhotosQuery(contentId))}
      skeleton={
        <SkeletonGroup className={GRID}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="aspect-square rounded-md" />
          ))}
        </SkeletonGroup>
      }
      isEmpty={(photos) => photos.length === 0}
      empty={
        <EmptyState
          scene="sea"
          title={t`아직 사진이 없어요`}
          description={t`다녀온 분들의 사진이 모이면 여기에서 볼 수 있어요.`}
        />
      }
    >
      {(photos) => (
        <ul className={GRID}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <figure>
                <PlaceImage
                  place={{ contentId, copyrightType: photo.copyrightType }}
                  src={photo.url}
                  alt={t`${title} 사진 ${index + 1}`}
                  ratio="1/1"
                  className="rounded-md"
                />
                <PhotoCredit photo={photo} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

const LICENCES: Record<CopyrightType, MessageDescriptor> = {
  TYPE1: msg`공공누리 제1유형`,
  TYPE3: msg`공공누리 제3유형`,
}

/** Whose photo it is, and under which licence. */
function PhotoCredit({ photo: { credit, copyrightType } }: { photo: PlacePhoto }) {
  const { i18n } = useLingui()
  const parts = [credit, copyrightType && i18n._(LICENCES[copyrightType])].filter((part) => part !== null)
  if (parts.length === 0) return null
  return <figcaption className="mt-1 text-xs text-basalt-500">{parts.join(' · ')}</figcaption>
}
