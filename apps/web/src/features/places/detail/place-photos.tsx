import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CoverImage } from '#ui/cover-image.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Paged } from '../paged.tsx'
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
                <CoverImage src={photo.url} alt={t`${title} 사진 ${index + 1}`} ratio="1/1" className="rounded-md" />
                {photo.credit !== null && (
                  <figcaption className="mt-1 truncate text-xs text-basalt-500">{photo.credit}</figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
