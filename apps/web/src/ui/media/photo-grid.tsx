import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { UploadedPhoto } from './uploaded-photo.tsx'
import { usePhotoViewer } from './use-photo-viewer.tsx'

export interface PhotoGridProps {
  /** What the photos are: 리뷰 사진. */
  label: string
  images: readonly UploadedImage[]
}

const SHOWN_MAX = 3

/** The first photos side by side, and how many more there are; a tap shows them all in full. */
export function PhotoGrid({ label, images }: PhotoGridProps) {
  const { t } = useLingui()
  const [openPhoto, viewer] = usePhotoViewer(label, images)
  const more = images.length - SHOWN_MAX
  const moreAt = (index: number) => (more > 0 && index === SHOWN_MAX - 1 ? `+${more}` : null)

  return (
    <>
      <ul className="grid grid-cols-3 gap-2">
        {images.slice(0, SHOWN_MAX).map((image, index) => (
          <li key={image.imageName}>
            <button
              type="button"
              aria-label={[t`${label} ${index + 1} 크게 보기`, moreAt(index)].filter(Boolean).join(' ')}
              onClick={() => openPhoto(index)}
              className="relative block w-full overflow-hidden rounded-sm"
            >
              <UploadedPhoto image={image} alt="" ratio="1/1" sizes="(min-width: 480px) 140px, 30vw" />
              {moreAt(index) !== null && (
                <span className="absolute inset-0 flex items-center justify-center bg-ink/60 text-lg font-bold text-white">
                  {moreAt(index)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
